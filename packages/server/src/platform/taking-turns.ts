type Task<T> = (signal: AbortSignal) => Promise<T>;

interface Turn {
  readonly end: AbortController;
  readonly over: Promise<unknown>;
}

/**
 * Lets the newest of those who want the same thing have it: it ends the one before, waits until that
 * one is gone, and begins.
 */
export function takingTurns(): <T>(name: string, task: Task<T>) => Promise<T> {
  const turns = new Map<string, Turn>();
  return async (name, task) => {
    const before = turns.get(name);
    const end = new AbortController();
    const run = async () => {
      before?.end.abort();
      await before?.over.catch(() => {});
      end.signal.throwIfAborted();
      return task(end.signal);
    };
    const over = run();
    const turn = { end, over };
    turns.set(name, turn);
    try {
      return await over;
    } finally {
      if (turns.get(name) === turn) turns.delete(name);
    }
  };
}
