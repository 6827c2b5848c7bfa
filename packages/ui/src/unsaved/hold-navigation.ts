import type { ContextType } from 'react';
import {
  parsePath,
  type To,
  type UNSAFE_DataRouterContext,
  type UNSAFE_NavigationContext,
} from 'react-router-dom';
import { holdBrowserSteps } from './browser-steps.ts';
import type { Holder } from './held-navigation.ts';

type Navigator = ContextType<typeof UNSAFE_NavigationContext>['navigator'];
type DataRouter = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

interface Guarded {
  /** The last one is asked: a person answers once, however many forms have changed. */
  readonly holders: Holder[];
  readonly restore: () => void;
}

const guarded = new WeakMap<Navigator, Guarded>();

/**
 * Holds navigations of a component router (`BrowserRouter`, `MemoryRouter`) that lead to another
 * path. react-router's own blocker needs a data router, which costs 16 kB more before the login
 * page (docs/decisions/0004-theme-and-light-components.md).
 * @returns the function that ends the holding
 */
export function holdComponentRouter(navigator: Navigator, holder: Holder): () => void {
  const { holders, restore } = guarded.get(navigator) ?? guard(navigator);
  holders.push(holder);
  return () => {
    holders.splice(holders.indexOf(holder), 1);
    if (holders.length > 0) return;
    restore();
    guarded.delete(navigator);
  };
}

function guard(navigator: Navigator): Guarded {
  const { push, replace, go } = navigator;
  const holders: Holder[] = [];
  const current = () => holders.at(-1);
  // Only a memory history has an index of its own; a browser's steps arrive as `popstate`.
  const inMemory = 'index' in navigator;
  const steps = inMemory ? undefined : holdBrowserSteps(current);

  const passOrHold = (to: To, proceed: () => void) => {
    const holder = current();
    if (holder && !leadsTo(holder.path, to)) {
      holder.ask({ leave: proceed, stay: () => undefined });
      return;
    }
    proceed();
    steps?.moved();
  };
  navigator.push = (to, state, options) => passOrHold(to, () => push(to, state, options));
  navigator.replace = (to, state, options) => passOrHold(to, () => replace(to, state, options));
  if (inMemory) {
    navigator.go = (delta) => current()?.ask({ leave: () => go(delta), stay: () => undefined });
  }
  const made: Guarded = {
    holders,
    restore: () => {
      Object.assign(navigator, { push, replace, go });
      steps?.end();
    },
  };
  guarded.set(navigator, made);
  return made;
}

function leadsTo(path: string, to: To): boolean {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to;
  return pathname === undefined || pathname === path;
}

/** Holds navigations of a data router (`createBrowserRouter`), by its own blocker. */
export function holdDataRouter(router: DataRouter, { ask }: Holder): () => void {
  const key = 'lampstand-unsaved';
  router.getBlocker(
    key,
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const unsubscribe = router.subscribe(({ blockers }) => {
    const blocker = blockers.get(key);
    if (blocker?.state === 'blocked') ask({ leave: blocker.proceed, stay: blocker.reset });
  });
  return () => {
    unsubscribe();
    router.deleteBlocker(key);
  };
}
