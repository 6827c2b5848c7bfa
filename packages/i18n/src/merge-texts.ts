import type { Messages } from './message-types.ts';

/** Joins texts to one catalogue; of an id that stands in several, the last one counts. */
export function mergeTexts(parts: readonly Messages[]): Messages {
  const merged: Record<string, string> = {};
  for (const part of parts) Object.assign(merged, part);
  return merged;
}
