import type { SecondsRange } from './watched.rules.ts';

/** A picture of what was seen, to lie along a bar of the recording's length; none for nothing. */
export function seenStripes(seen: readonly SecondsRange[], duration: number): string | undefined {
  if (duration <= 0 || seen.length === 0) return undefined;
  const share = (seconds: number) =>
    `${((100 * Math.min(seconds, duration)) / duration).toFixed(2)}%`;
  const stops = seen.flatMap(({ from, to }) => [
    `transparent ${share(from)}`,
    `var(--lamp-secondary) ${share(from)} ${share(to)}`,
    `transparent ${share(to)}`,
  ]);
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
