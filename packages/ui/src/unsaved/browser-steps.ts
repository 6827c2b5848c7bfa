import type { Holder } from './held-navigation.ts';

/**
 * Undoes a step in the browser's history before the router hears of it, and repeats it on consent.
 * The router numbers its entries (`history.state.idx`), which tells how far the step went.
 * @param current the holder to ask now
 * @returns the function that ends the watch
 */
export function holdBrowserSteps(current: () => Holder | undefined) {
  let index = entryIndex();
  let expected: 'undo' | 'repeat' | undefined;

  function onPopState(event: PopStateEvent) {
    const arrived = expected;
    expected = undefined;
    if (arrived === 'undo') event.stopImmediatePropagation();
    if (arrived) return;
    const delta = entryIndex() - index;
    const holder = current();
    if (!holder || delta === 0 || window.location.pathname === holder.path) {
      index = entryIndex();
      return;
    }
    event.stopImmediatePropagation();
    step('undo', -delta);
    holder.ask({ leave: () => step('repeat', delta), stay: () => undefined });
  }

  function step(kind: 'undo' | 'repeat', delta: number) {
    expected = kind;
    window.history.go(delta);
  }

  window.addEventListener('popstate', onPopState, { capture: true });
  return {
    /** To be called after a navigation that was let through. */
    moved: () => {
      index = entryIndex();
    },
    end: () => window.removeEventListener('popstate', onPopState, { capture: true }),
  };
}

function entryIndex(): number {
  const state: unknown = window.history.state;
  const numbered = typeof state === 'object' && state !== null && 'idx' in state;
  return numbered && typeof state.idx === 'number' ? state.idx : 0;
}
