import type { SumKind, SumPart } from '../engine/ports.ts';

export interface SumTask {
  readonly part: Blob;
  readonly kind: SumKind;
}

/** Milliseconds without a task after which the thread goes, and its memory with it. */
const IDLE = 30_000;

/**
 * Sums of parts, made by a thread of its own, so that the page goes on meanwhile; one part after the
 * other, so that never more than one of them is in memory.
 */
export function createPartSums(): SumPart {
  let thread: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let broken = !hasMeans();

  const end = () => {
    thread?.terminate();
    thread = undefined;
  };

  async function ask(task: SumTask): Promise<Uint8Array | undefined> {
    if (broken) return undefined;
    clearTimeout(idle);
    thread ??= new Worker(new URL('./part-sums.worker.ts', import.meta.url), { type: 'module' });
    const sum = await answerOf(thread, task);
    if (sum === 'broken') {
      broken = true;
      end();
      return undefined;
    }
    idle = setTimeout(end, IDLE);
    return sum;
  }

  return (part, kind) => {
    const asked = before.then(() => ask({ part, kind }));
    before = asked;
    return asked;
  };
}

/** Outside of a secure page there is no `crypto.subtle`. */
const hasMeans = (): boolean =>
  'Worker' in globalThis && 'crypto' in globalThis && 'subtle' in crypto;

/** A thread that does not begin, or ends with a fault, is no reason not to send. */
function answerOf(thread: Worker, task: SumTask): Promise<Uint8Array | 'broken' | undefined> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const { signal } = stop;
    const over = (sum: Uint8Array | 'broken' | undefined) => {
      stop.abort();
      resolve(sum);
    };
    const broken = () => over('broken');
    thread.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => over(data instanceof Uint8Array ? data : undefined),
      { signal },
    );
    thread.addEventListener('error', broken, { signal });
    thread.addEventListener('messageerror', broken, { signal });
    thread.postMessage(task, []);
  });
}
