import type { LocaleCode } from '@lampstand/i18n';
import type { ErrorText } from '../../../platform/errors.ts';
import type { QuestionInput } from '../question-input.rules.ts';
import type { QuestionDraft } from '../question.rules.ts';

export const questionFormats = ['MOODLE_XML', 'GIFT', 'QTI', 'CSV'] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** What does not come through: what each means is said by `errors.formats.<code>`. */
export type LossCode =
  | 'feedback'
  | 'media'
  | 'formatting'
  | 'weights'
  | 'points'
  | 'wildcards'
  | 'severalNumbers'
  | 'choicesToText'
  | 'encoding'
  | 'otherLanguages'
  | 'choiceWords'
  | 'guidance'
  | 'maxWords'
  | 'unit'
  | 'allOrNothing'
  | 'caseSensitive'
  | 'tolerance'
  | 'pairsToColumns'
  | 'marksToChoices'
  | 'leftOut';

/** A question as a file holds it, without what belongs to a course. */
export type ForeignDraft = Pick<
  QuestionInput,
  'kind' | 'texts' | 'parts' | 'maxWords' | 'unit' | 'key'
>;

/** One question of a file: taken up with its losses, or refused. */
export interface ReadQuestion {
  readonly title: string;
  readonly draft: ForeignDraft | null;
  readonly losses: readonly LossCode[];
  readonly refused: ErrorText | null;
}

/** What readers need besides the file. */
export interface ReadOptions {
  /** In which the texts of a file are written that does not say it. */
  readonly locale: LocaleCode;
  readonly newId: () => string;
}

/** A question that leaves, in the languages that the format can hold. */
export interface WrittenFile {
  readonly text: string;
  /** By the place of the question. */
  readonly losses: readonly (readonly LossCode[])[];
}

export type Reader = (text: string, options: ReadOptions) => ReadQuestion[];
/** A question with the language of its course, in which files of one language have it. */
export interface LeavingQuestion {
  readonly draft: QuestionDraft;
  readonly locale: LocaleCode;
}

export type Writer = (leaving: readonly LeavingQuestion[]) => WrittenFile;

/** Collects what is lost, each once. */
export class Losses {
  readonly #codes = new Set<LossCode>();

  add(code: LossCode, when = true): void {
    if (when) this.#codes.add(code);
  }

  list(): LossCode[] {
    return [...this.#codes];
  }
}

/** A file of a format that cannot be read at all. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
