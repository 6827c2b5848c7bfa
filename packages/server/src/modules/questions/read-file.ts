import { isLocaleCode } from '@lampstand/i18n';
import type { z } from 'zod';
import { DomainError, type ErrorText } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { fileFormats } from './formats/formats.ts';
import {
  type LossCode,
  type QuestionFormat,
  type ReadQuestion,
  UnreadableFile,
} from './formats/foreign.ts';
import { QuestionInputSchema } from './question-input.rules.ts';
import { checkQuestion, type QuestionDraft, readyQuestion } from './question.rules.ts';
import { MOST_QUESTIONS } from './question-files.rules.ts';

/** A question of a file as it would come in. */
export interface PlannedQuestion {
  /** From 0, as the file has them. */
  readonly index: number;
  readonly title: string;
  readonly draft: QuestionDraft | null;
  readonly losses: readonly LossCode[];
  /** Why it does not come in. */
  readonly refused: ErrorText | null;
}

/**
 * The questions of a file, each checked by the rules.
 * @throws DomainError INVALID with the field `text` where the file is none of its format.
 */
export function readFile(
  courseId: string,
  courseLocale: string,
  format: QuestionFormat,
  text: string,
): PlannedQuestion[] {
  const found = readAll(format, text, courseLocale);
  if (found.length === 0) throw refusal('errors.formats.noQuestions');
  if (found.length > MOST_QUESTIONS) {
    const args = { max: MOST_QUESTIONS };
    throw refusal({ key: 'errors.formats.tooMany', args });
  }
  return found.map((question, index) => ({
    index,
    title: question.title.slice(0, 300).toWellFormed(),
    losses: question.losses,
    ...checked(question, courseId, courseLocale),
  }));
}

const refusal = (text: ErrorText | ErrorText['key']) =>
  new DomainError('INVALID', 'errors.invalid', { text });

function readAll(format: QuestionFormat, text: string, courseLocale: string): ReadQuestion[] {
  const locale = isLocaleCode(courseLocale) ? courseLocale : 'en';
  // What no column can hold is nothing that anybody meant to write.
  const storable = text.replaceAll('\0', '').toWellFormed();
  try {
    return fileFormats[format].read(storable, { locale, newId });
  } catch (error) {
    if (error instanceof UnreadableFile) throw refusal('errors.formats.unreadable');
    throw error;
  }
}

function checked(
  { draft, refused }: ReadQuestion,
  courseId: string,
  courseLocale: string,
): Pick<PlannedQuestion, 'draft' | 'refused'> {
  if (!draft) return { draft: null, refused };
  const input = QuestionInputSchema.safeParse({ ...draft, courseId });
  if (!input.success) return { draft: null, refused: whyNot(input.error.issues) };
  const [problem] = Object.values(checkQuestion(input.data, courseLocale));
  if (problem !== undefined) return { draft: null, refused: asRefusal(problem) };
  return { draft: readyQuestion(input.data, courseLocale), refused: null };
}

/** The first finding about the shape of a question: a text that is too long, or too many of its parts. */
function whyNot([issue]: readonly z.core.$ZodIssue[]): ErrorText {
  if (issue?.code !== 'too_big') return { key: 'errors.invalidValue' };
  const max = Number(issue.maximum);
  return issue.origin === 'array'
    ? { key: 'errors.questions.partCount', args: { min: 1, max } }
    : { key: 'errors.tooLong', args: { max } };
}

/** "This field is required" means nothing where there is no field. */
function asRefusal(problem: ErrorText | ErrorText['key']): ErrorText {
  const text = typeof problem === 'string' ? { key: problem } : problem;
  return text.key === 'errors.fieldRequired' ? { key: 'errors.formats.noText' } : text;
}
