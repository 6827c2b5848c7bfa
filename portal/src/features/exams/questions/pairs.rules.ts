import type { GivenPair } from './given-answer.rules.ts';

/** The pairs with a prompt's option changed; an empty option takes its pair away. */
export function pairWith(
  pairs: readonly GivenPair[],
  promptId: string,
  optionId: string,
): readonly GivenPair[] {
  const others = pairs.filter((pair) => pair.promptId !== promptId);
  return optionId === '' ? others : [...others, { promptId, optionId }];
}

export const optionOf = (pairs: readonly GivenPair[], promptId: string): string =>
  pairs.find((pair) => pair.promptId === promptId)?.optionId ?? '';
