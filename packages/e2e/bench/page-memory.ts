import type { Page } from '@playwright/test';

/** What a page took while it was looked at. */
export interface Watched {
  /** @returns its heap in MB at least and at most, and its longest pause. */
  end(): Promise<string>;
}

const MB = 1024 * 1024;

/** Looks at the heap of a page four times a second, and at how long anything keeps it from answering. */
export async function watch(page: Page): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(() => {
    Reflect.set(window, '__longest', 0);
    new PerformanceObserver((list) => {
      const longest: unknown = Reflect.get(window, '__longest');
      const pauses = list.getEntries().map(({ duration }) => duration);
      Reflect.set(window, '__longest', Math.max(Number(longest), ...pauses));
    }).observe({ type: 'longtask' });
  });
  const heaps: number[] = [];
  const look = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    heaps.push((metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / MB);
  };
  await look();
  const timer = setInterval(() => void look(), 250);
  return {
    async end() {
      clearInterval(timer);
      await look();
      await session.detach();
      const longest = await page.evaluate(() => Number(Reflect.get(window, '__longest')));
      const [least, most] = [Math.min(...heaps), Math.max(...heaps)];
      const pause = longest > 0 ? `${longest.toFixed(0)} ms` : 'below 50 ms';
      return `heap ${least.toFixed(1)} to ${most.toFixed(1)} MB (${heaps.length} looks), longest pause ${pause}`;
    },
  };
}
