import { clockText } from './clock-text.ts';
import type { Translator } from './translator.ts';

/** What somebody has made of a question that a recording asks. */
export interface SeenCheck {
  readonly tries: number;
  readonly answered: boolean;
}

/** When a recording asks. */
export const checkAt = (seconds: number, t: Translator): string =>
  t('learning.checked.at', { time: clockText(seconds) });

/** What became of a question that a recording asks; nothing seen is not answered yet. */
export function checkState(seen: SeenCheck | undefined, t: Translator): string {
  if (!seen || seen.tries === 0) return t('learning.checked.none');
  const count = seen.tries;
  return t(seen.answered ? 'learning.checked.answered' : 'learning.checked.open', { count });
}
