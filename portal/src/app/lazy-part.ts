import { createElement, useState, type ComponentType, type FunctionComponent } from 'react';
import { lazyGuarded, Page } from '@lampstand/ui';
import type { Part } from './part.ts';

/**
 * A component whose code is a part: it suspends until the part is here, and not at all when the
 * part was fetched before.
 */
export function lazyPart<Props extends object>(
  part: Part<ComponentType<Props>>,
  { isScreen = true }: { readonly isScreen?: boolean } = {},
): FunctionComponent<Props> {
  const Suspending = lazyGuarded(part.load, isScreen ? Page : undefined);
  return function PartOrWait(props: Props) {
    // Decided once: another component on a later rendering would begin with a fresh state.
    const [{ Shown }] = useState(() => ({ Shown: part.loaded() ?? Suspending }));
    return createElement<Props>(Shown, props);
  };
}
