import type { Holder } from './held-navigation.ts';

/** What is going on while somebody holds the browser's steps. */
interface Watch {
  /** The holder to ask now. */
  readonly current: () => Holder | undefined;
  /** The place in the history where the person is. */
  index: number;
  /** The step that this file made itself, which has not arrived yet. */
  expected: 'undo' | 'repeat' | undefined;
}

let watch: Watch | undefined;
let listening = false;

/**
 * Begins to listen to the browser's steps. It has to happen before the router begins to: Chromium
 * calls the window's listeners in the order of their registration, and the first one can keep a
 * step from the others. `AppTheme` sees to it.
 */
export function listenToSteps(): void {
  if (listening || typeof window === 'undefined') return;
  listening = true;
  window.addEventListener('popstate', (event) => watch && onStep(event, watch), { capture: true });
}

/**
 * Undoes a step in the browser's history before the router hears of it, and repeats it on consent.
 * The router numbers its entries (`history.state.idx`), which tells how far the step went.
 */
function onStep(event: PopStateEvent, here: Watch): void {
  const arrived = here.expected;
  here.expected = undefined;
  if (arrived === 'undo') event.stopImmediatePropagation();
  if (arrived) return;
  const delta = entryIndex() - here.index;
  const holder = here.current();
  if (!holder || delta === 0 || window.location.pathname === holder.path) {
    here.index = entryIndex();
    return;
  }
  const step = (kind: 'undo' | 'repeat', distance: number) => {
    here.expected = kind;
    window.history.go(distance);
  };
  event.stopImmediatePropagation();
  step('undo', -delta);
  holder.ask({ leave: () => step('repeat', delta), stay: () => undefined });
}

export interface HeldSteps {
  /** To be called after a navigation that was let through. */
  readonly moved: () => void;
  readonly end: () => void;
}

/** Asks `current` before every step of the browser's history, until it ends. */
export function holdBrowserSteps(current: Watch['current']): HeldSteps {
  listenToSteps();
  const mine: Watch = { current, index: entryIndex(), expected: undefined };
  watch = mine;
  return {
    moved: () => {
      mine.index = entryIndex();
    },
    end: () => {
      if (watch === mine) watch = undefined;
    },
  };
}

function entryIndex(): number {
  const state: unknown = window.history.state;
  const numbered = typeof state === 'object' && state !== null && 'idx' in state;
  return numbered && typeof state.idx === 'number' ? state.idx : 0;
}
