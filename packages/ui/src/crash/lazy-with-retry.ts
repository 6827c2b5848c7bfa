import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadWithRetry, type RetryTools } from './load-with-retry.ts';

/** `React.lazy` for screens: `lazyWithRetry(() => import('./LessonPage.tsx'))`. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  tools?: RetryTools,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWithRetry(load, tools));
}
