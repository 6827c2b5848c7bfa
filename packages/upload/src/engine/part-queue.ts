import type { Parallelism } from './parallelism.rules.ts';

/** Something with parts to send. */
export interface PartSource {
  /** The next part's sending, begun; undefined where nothing waits. Never rejects. */
  readonly begin: () => Promise<void> | undefined;
}

export interface PartQueue {
  /** Takes parts of it from now on. */
  readonly add: (source: PartSource) => void;
  readonly remove: (source: PartSource) => void;
  /** A source that had nothing to send has something again. */
  readonly wake: () => void;
  /** Bytes of a part have left. */
  readonly moved: (bytes: number) => void;
}

/**
 * Shares the connections between uploads: the next free one goes to whoever uses the fewest, among
 * equals to whoever has waited longest. A small file is not kept waiting behind a large one.
 */
export function createPartQueue(parallelism: Parallelism, now: () => number): PartQueue {
  const used = new Map<PartSource, number>();
  let total = 0;

  const beginOne = (source: PartSource): boolean => {
    const sending = source.begin();
    if (!sending) return false;
    // Behind those that wait: a map keeps the order in which its keys came.
    const mine = (used.get(source) ?? 0) + 1;
    used.delete(source);
    used.set(source, mine);
    total += 1;
    void sending.finally(() => {
      total -= 1;
      if (used.has(source)) used.set(source, (used.get(source) ?? 1) - 1);
      fill();
    });
    return true;
  };

  function fill(): void {
    while (total < parallelism.limit()) {
      const fair = [...used].sort(([, one], [, other]) => one - other);
      if (!fair.some(([source]) => beginOne(source))) return;
    }
  }

  return {
    add: (source) => {
      used.set(source, 0);
      fill();
    },
    remove: (source) => {
      used.delete(source);
    },
    wake: fill,
    moved: (bytes) => {
      const before = parallelism.limit();
      parallelism.moved(bytes, now(), total >= before);
      if (parallelism.limit() > before) fill();
    },
  };
}
