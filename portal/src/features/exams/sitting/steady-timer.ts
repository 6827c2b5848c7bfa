/** One timer that can be set anew. */
export interface SteadyTimer {
  /** @param delay milliseconds */
  set(delay: number): void;
  clear(): void;
  /** For good. */
  end(): void;
}

/**
 * A timer that is in time although the page is hidden: browsers let timers of hidden pages run once a
 * minute only (https://developer.chrome.com/blog/timer-throttling-in-chrome-88), those of a worker
 * they leave alone. Where no worker comes up, the page's own timer runs.
 */
export function steadyTimer(onTime: () => void): SteadyTimer {
  const worker = beginWorker();
  let current = 0;
  let own: ReturnType<typeof setTimeout> | undefined;

  function fire(number: number) {
    if (number !== current) return;
    clear();
    onTime();
  }

  function clear() {
    clearTimeout(own);
    current += 1;
  }

  worker?.addEventListener('message', ({ data }: MessageEvent<number>) => fire(data));
  return {
    set(delay) {
      clear();
      const number = current;
      own = setTimeout(() => fire(number), delay);
      worker?.postMessage({ number, delay }, {});
    },
    clear,
    end() {
      clear();
      worker?.terminate();
    },
  };
}

function beginWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./steady-timer.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
