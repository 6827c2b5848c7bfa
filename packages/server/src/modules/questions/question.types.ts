import type { partRoles, questionKinds } from './question-kind.rules.ts';

export type QuestionKind = (typeof questionKinds)[number];
export type PartRole = (typeof partRoles)[number];

/** A text in each locale that has one. */
export type LocaleTexts = Readonly<Record<string, string>>;

/** A part keeps its id through all versions of its question: answers and keys name it. */
export interface QuestionPart {
  readonly _id: string;
  readonly role: PartRole;
  /** Of a blank: nothing. */
  readonly texts: LocaleTexts;
}

/** What a question shows; nothing in it tells the answer. */
export interface QuestionContent {
  /** A blank stands in the text as `[[its part's id]]`. */
  readonly texts: LocaleTexts;
  readonly parts: readonly QuestionPart[];
  /** Of an essay; null: as many as it takes. */
  readonly maxWords: number | null;
  /** Of a numeric answer, shown behind its field. */
  readonly unit: string | null;
}

/** What is right; never sent to who sits the exam before its end. */
export interface QuestionKey {
  /** True/false and single choice: one; multiple choice: all that are right. */
  readonly choiceIds: readonly string[];
  readonly pairs: readonly { readonly promptId: string; readonly optionId: string }[];
  /** The items from first to last. */
  readonly order: readonly string[];
  readonly blanks: readonly { readonly blankId: string; readonly accepted: readonly string[] }[];
  /** A decimal number as text ("-0.5"), so that no binary fraction decides. */
  readonly number: string | null;
  readonly tolerance: string | null;
  /** Short answers that count, in whatever language. */
  readonly accepted: readonly string[];
  readonly caseSensitive: boolean;
  /** Whether a part that is right counts by itself; otherwise all or nothing. */
  readonly partial: boolean;
  /** What who grades an essay looks for. */
  readonly guidance: string | null;
}

/** What was answered; the fields of the question's kind are filled. */
export interface GivenAnswer {
  readonly choiceIds: readonly string[];
  readonly pairs: readonly { readonly promptId: string; readonly optionId: string }[];
  readonly order: readonly string[];
  readonly blanks: readonly { readonly blankId: string; readonly text: string }[];
  readonly number: string | null;
  readonly text: string | null;
}
