import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react';
import { loadWithRetry, type RetryTools } from './load-with-retry.ts';
import { asPart } from './part-missing.ts';
import { PartBoundary, type Frame } from './PartBoundary.tsx';

/**
 * `React.lazy` with an error boundary of its own: where the component cannot be fetched, the person
 * reads so in its place and can try again.
 * @param frame surrounds those words; `Page` for a screen, which would have brought it
 */
export function lazyGuarded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  frame?: Frame,
): FunctionComponent<Props> {
  const fetchNew = () => lazy(async () => ({ default: await asPart(load()) }));
  let Content = fetchNew();

  /** `React.lazy` remembers a failure: a fresh one takes its place once the file is here. */
  async function fetchAgain(): Promise<void> {
    await load();
    Content = fetchNew();
  }

  return function Part(props: Props) {
    return createElement(PartBoundary, {
      fetchAgain,
      frame,
      show: () => createElement<Props>(Content, props),
    });
  };
}

/** `lazyGuarded` for an `import()`: `lazyWithRetry(() => import('./LessonPage.tsx'))`. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  tools?: RetryTools,
): FunctionComponent<Props> {
  return lazyGuarded(async () => (await loadWithRetry(load, tools)).default);
}
