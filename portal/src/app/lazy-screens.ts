import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyWithRetry } from '@lampstand/ui';
import { screens, type ScreenPath } from './screens.ts';

type LazyScreen = LazyExoticComponent<ComponentType>;

const lazyScreens: ReadonlyMap<string, LazyScreen> = new Map(
  Object.entries(screens).map(([path, load]): [string, LazyScreen] => [
    path,
    lazyWithRetry(() => load().then((screen) => ({ default: screen }))),
  ]),
);

/** The screen of a pattern, fetched when it is first shown. */
export function screenOf(path: ScreenPath): LazyScreen {
  const screen = lazyScreens.get(path);
  if (!screen) throw new Error(`There is no screen for ${path}`);
  return screen;
}
