/**
 * The points that were typed, or what is wrong with them: hundredths at most, from 0 to what the
 * question is worth. A comma is as good as a point.
 */
export function typedPoints(typed: string, most: number): number | 'missing' | 'wrong' {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 'missing';
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return 'wrong';
  const points = Number(text);
  return points <= most ? points : 'wrong';
}

interface Answer {
  readonly kind: string;
  readonly earned: number | null;
}

/** What a person marks: essays, and whatever else no key could mark. */
export const isMarkedByHand = ({ kind, earned }: Answer): boolean =>
  kind === 'ESSAY' || earned === null;

/** The next attempt of a queue, or the one before; undefined at its ends. */
export function neighbour(queue: readonly string[], id: string, step: 1 | -1): string | undefined {
  const at = queue.indexOf(id);
  // An attempt that was marked has left the queue: its next one is the first that waits.
  if (at === -1) return step === 1 ? queue[0] : undefined;
  return queue[at + step];
}
