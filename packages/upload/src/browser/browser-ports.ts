import type { Clock, Online } from '../engine/ports.ts';

export const browserClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const stop = () => {
        clearTimeout(timer);
        reject(new DOMException('The pause was ended', 'AbortError'));
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      signal.addEventListener('abort', stop, { once: true });
    }),
};

export const browserOnline: Online = {
  isOnline: () => navigator.onLine,
  subscribe: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** Told of the page's own server alone, by how the page came; of a store elsewhere nothing is known. */
export function isMultiplexed(url: string): boolean {
  if (new URL(url, location.href).origin !== location.origin) return false;
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming && /^h[23]/.test(page.nextHopProtocol);
}
