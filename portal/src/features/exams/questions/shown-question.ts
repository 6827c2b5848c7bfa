import type { GivenAnswer } from './given-answer.rules.ts';

export interface ShownPart {
  readonly _id: string;
  readonly role: 'CHOICE' | 'PROMPT' | 'OPTION' | 'ITEM' | 'BLANK';
  readonly text: string;
}

export type ShownKind =
  | 'TRUE_FALSE'
  | 'SINGLE_CHOICE'
  | 'MULTIPLE_CHOICE'
  | 'MATCHING'
  | 'ORDERING'
  | 'FILL_IN_THE_BLANK'
  | 'NUMERIC'
  | 'SHORT_ANSWER'
  | 'ESSAY';

/** A question as whoever sits the exam reads it, in one language. */
export interface ShownQuestion {
  readonly _id: string;
  readonly kind: ShownKind;
  readonly text: string;
  readonly parts: readonly ShownPart[];
  readonly maxWords: number | null;
  readonly unit: string | null;
}

/** What every kind of question takes. */
export interface AnswerInputProps {
  readonly question: ShownQuestion;
  /** BCP 47 tag of the language in which the question is written. */
  readonly language: string;
  readonly answer: GivenAnswer;
  /** Called with every change; `typing` while more letters may follow at once. */
  readonly onChange: (answer: GivenAnswer, typing?: 'typing') => void;
  /** Called when a field is left: what was typed need not wait any longer. */
  readonly onLeave: () => void;
}

export const partsOf = (question: ShownQuestion, role: ShownPart['role']): readonly ShownPart[] =>
  question.parts.filter((part) => part.role === role);
