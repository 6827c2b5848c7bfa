const firstPauseMs = 1000;
const longestPauseMs = 60_000;

export interface LiveOptions<Value> {
  /** Opens one stream; returns the function that closes it. */
  readonly open: (observer: LiveObserver<Value>) => () => void;
  readonly onValue: (value: Value) => void;
}

export interface LiveObserver<Value> {
  readonly next: (value: Value) => void;
  /** The stream ended, well or badly: a server restarts, a network changes. */
  readonly end: () => void;
}

/**
 * Keeps a stream of values open: after each end it waits, twice as long every time up to a minute,
 * and opens it again. A value that arrives begins the pauses anew.
 * @returns the function that stops it
 */
export function keepLive<Value>({ open, onValue }: LiveOptions<Value>): () => void {
  let pause = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close: () => void = () => undefined;

  function start() {
    let ended = false;
    close = open({
      next: (value) => {
        pause = firstPauseMs;
        onValue(value);
      },
      end: () => {
        if (ended) return;
        ended = true;
        timer = setTimeout(start, pause);
        pause = Math.min(pause * 2, longestPauseMs);
      },
    });
  }

  start();
  return () => {
    clearTimeout(timer);
    close();
  };
}
