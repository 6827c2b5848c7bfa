import { createContext, useContext } from 'react';
import type { Format } from './format.ts';
import type { Messages } from './message-types.ts';
import type { TranslationOverride, Translator } from './translator.ts';

export interface I18n {
  readonly t: Translator;
  readonly format: Format;
  /** The texts that are loaded, to which providers further in may add. */
  readonly messages: Messages;
  /** Texts that win over the bundle's, for providers further in too. */
  readonly overrides?: readonly TranslationOverride[] | undefined;
}

export const I18nContext = createContext<I18n | undefined>(undefined);

export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('An I18nProvider is missing above this component');
  return i18n;
}
