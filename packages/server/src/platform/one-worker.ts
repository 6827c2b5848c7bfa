import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { OutageError } from './outage.ts';

interface Limits {
  /** Longest time that one task may take, the loading for the first one included, in milliseconds. */
  readonly taskMs: number;
  /** After so long without a task the thread ends and gives its memory back, in milliseconds. */
  readonly idleMs: number;
  /** Most tasks under way or waiting. */
  readonly tasks: number;
}

/**
 * Keeps what takes long to compute off the thread that serves: one other thread takes the tasks in
 * turn. It begins with the first one; after a fault the next task has a new one.
 * @returns asks for an answer. @throws OutageError when too many wait or this one takes too long.
 */
export function oneWorker(
  entry: URL,
  { taskMs, idleMs, tasks: most }: Limits,
): (task: object) => Promise<Uint8Array> {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let tasks = 0;

  function begin(): Worker {
    const begun = new Worker(entry, { execArgv: [] });
    // A thread that fails while nobody waits must not take the server with it.
    begun.on('error', () => {
      if (thread === begun) thread = undefined;
    });
    return begun;
  }

  function end(): void {
    void thread?.terminate();
    thread = undefined;
  }

  async function run(task: object): Promise<Uint8Array> {
    clearTimeout(idle);
    thread ??= begin();
    const signal = AbortSignal.timeout(taskMs);
    try {
      const answered: Promise<unknown[]> = once(thread, 'message', { signal });
      thread.ref();
      thread.postMessage(task, []);
      const [answer] = await answered;
      if (!(answer instanceof Uint8Array)) throw new TypeError('The thread answers no bytes');
      thread?.unref();
      return answer;
    } catch (error) {
      end();
      throw signal.aborted ? new OutageError('A task took too long', { cause: error }) : error;
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return async (task) => {
    if (tasks >= most) throw new OutageError('Too many tasks wait');
    tasks += 1;
    const mine = before.then(() => run(task));
    before = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      tasks -= 1;
    }
  };
}
