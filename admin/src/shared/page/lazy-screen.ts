import type { ComponentType } from 'react';
import { lazyWithRetry } from '@lampstand/ui';

/** A screen in a file of its own: `lazyScreen(() => import('./X.tsx').then((file) => file.X))`. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazyWithRetry<object>(async () => ({ default: await load() }));
}
