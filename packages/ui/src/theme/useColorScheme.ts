import { useSyncExternalStore } from 'react';
import {
  chooseScheme,
  readScheme,
  readSchemeChoice,
  subscribeToScheme,
  toggleScheme,
  type SchemeChoice,
} from './color-scheme.ts';
import type { SchemeName } from './tokens.ts';

export interface ColorScheme {
  /** What the person chose. */
  readonly choice: SchemeChoice;
  /** What is on the screen. */
  readonly scheme: SchemeName;
  readonly choose: (choice: SchemeChoice) => void;
  /** To the other scheme; back to `system` where that is what the device prefers. */
  readonly toggle: () => void;
}

/** The colour scheme of this device, and the means to change it. */
export function useColorScheme(): ColorScheme {
  const choice = useSyncExternalStore(subscribeToScheme, readSchemeChoice);
  const scheme = useSyncExternalStore(subscribeToScheme, readScheme);
  return { choice, scheme, choose: chooseScheme, toggle: toggleScheme };
}
