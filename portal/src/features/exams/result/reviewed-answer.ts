import type { GivenAnswer } from '../questions/given-answer.rules.ts';
import type { ShownKind, ShownPart } from '../questions/shown-question.ts';

/** What was right, as far as the exam shows it. */
export interface ShownKey {
  readonly choiceIds: readonly string[];
  readonly pairs: readonly { readonly promptId: string; readonly optionId: string }[];
  readonly order: readonly string[];
  readonly blanks: readonly { readonly blankId: string; readonly accepted: readonly string[] }[];
  readonly number: string | null;
  readonly tolerance: string | null;
  readonly accepted: readonly string[];
}

/** A question of an attempt that is over, with what was answered and what it was worth. */
export interface ReviewedAnswer {
  readonly _id: string;
  readonly kind: ShownKind;
  readonly text: string;
  /** In which text and parts are. */
  readonly textLocale: string;
  readonly points: number;
  readonly position: number;
  readonly parts: readonly ShownPart[];
  readonly unit: string | null;
  readonly given: GivenAnswer | null;
  readonly correct: ShownKey | null;
  /** Of blanks: those that hold what is accepted; null where the exam does not show it. */
  readonly rightBlankIds: readonly string[] | null;
  /** Null while nobody has marked it, and where the exam does not show what was right. */
  readonly earned: number | null;
  readonly comment: string | null;
}

type Verdict = 'right' | 'partly' | 'wrong' | 'unmarked' | 'untold';

export function verdictOf({ earned, points, correct }: ReviewedAnswer): Verdict {
  if (earned === null) return correct === null ? 'untold' : 'unmarked';
  if (earned >= points) return 'right';
  return earned > 0 ? 'partly' : 'wrong';
}
