import type { ComponentType } from 'react';
import { lazyGuarded, loadWithRetry, Page } from '@lampstand/ui';
import { authoringTexts, laterTexts } from './later-texts.ts';

/** A screen in a file of its own: `lazyScreen(() => import('./X.tsx').then((file) => file.X))`. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazyGuarded<object>(() => loadWithRetry(load), Page);
}

/** A screen that few people open: its texts come with it (the bundle `admin-office`). */
export function seldomScreen(load: () => Promise<ComponentType>) {
  return lazyScreen(async () => {
    const [screen] = await Promise.all([load(), laterTexts()]);
    return screen;
  });
}

/** A screen on which courses are made: its texts come with it (the bundle `admin-courses`), and those of seldom screens. */
export function authoringScreen(load: () => Promise<ComponentType>) {
  return lazyScreen(async () => {
    const [screen] = await Promise.all([load(), authoringTexts()]);
    return screen;
  });
}
