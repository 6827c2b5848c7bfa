import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import type { HeldNavigation } from './held-navigation.ts';
import { holdComponentRouter, holdDataRouter } from './hold-navigation.ts';
import { isLetGo } from './let-go.ts';

export interface UnsavedGuardState {
  /** True while a navigation waits for an answer. */
  readonly asking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds every way out of the screen while there is something to lose: links, programmed
 * navigation, the browser's back button, and closing or reloading the tab (where the browser asks
 * in its own words). Moves within the same path pass. `UnsavedGuard` draws the question.
 */
export function useUnsavedGuard(active: boolean): UnsavedGuardState {
  const [held, setHeld] = useState<HeldNavigation>();
  const { navigator, basename } = useContext(UNSAFE_NavigationContext);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  const path = basename === '/' ? pathname : `${basename}${pathname}`;

  useEffect(
    function holdNavigation() {
      if (!active) return undefined;
      const holder = { path, ask: setHeld };
      return router ? holdDataRouter(router, holder) : holdComponentRouter(navigator, holder);
    },
    [active, navigator, router, path],
  );

  useEffect(
    function holdTab() {
      if (!active) return undefined;
      const ask = (event: BeforeUnloadEvent) => {
        if (!isLetGo()) event.preventDefault();
      };
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [active],
  );

  const answer = (reply: (navigation: HeldNavigation) => void) => () => {
    setHeld(undefined);
    if (held) reply(held);
  };
  return {
    asking: held !== undefined,
    leave: answer((navigation) => navigation.leave()),
    stay: answer((navigation) => navigation.stay()),
  };
}
