import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyWithRetry } from '@lampstand/ui';
import { screens } from './screens.ts';

type ScreenPath = keyof typeof screens;
type LazyScreen = LazyExoticComponent<ComponentType>;

/** The screens that exist, by pattern, each fetched when it is first shown. */
export const lazyScreens: ReadonlyMap<string, LazyScreen> = new Map(
  Object.entries(screens).map(([path, load]): [string, LazyScreen] => [
    path,
    lazyWithRetry(() => load().then((screen) => ({ default: screen }))),
  ]),
);

/** One of them; a pattern that is not in the list is an error of the program. */
export function screenOf(path: ScreenPath): LazyScreen {
  const screen = lazyScreens.get(path);
  if (!screen) throw new Error(`There is no screen for ${path}`);
  return screen;
}
