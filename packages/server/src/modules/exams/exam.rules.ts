import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';
import { DomainError, type ErrorText } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable-text.ts';
import type { QuestionInput } from '../questions/index.ts';
import { answerDisclosures } from './exam-kinds.rules.ts';

const text = (max: number) => z.string().trim().max(max).refine(isStorable);
const id = z.string().min(1).max(80);
/** Without a narrower type: what comes in by GraphQL is a text. */
const localeCode = z.string().refine((code): boolean => isLocaleCode(code));

const ItemInputSchema = z.object({
  _id: id.nullish(),
  points: z.int().min(1).max(1000),
  questionId: id.nullish(),
  /** Left out: the newest. */
  versionId: id.nullish(),
  poolId: id.nullish(),
  draw: z.int().min(1).max(200).nullish(),
  /** Written into the bank along with the exam, or a change of the one named; its own schema checks it. */
  question: z.custom<QuestionInput>().nullish(),
});

const TranslationInputSchema = z.object({
  locale: localeCode,
  title: text(200).min(1),
  instructions: text(5000).nullish(),
});

/** What an exam must look like by itself; `checkExam` adds what its parts owe each other. */
export const ExamInputSchema = z.object({
  courseId: z.string().min(1).max(60),
  title: text(200).min(1),
  instructions: text(5000).nullish(),
  /** In which title and instructions are written; left out, the course's. */
  locale: localeCode.nullish(),
  translations: z.array(TranslationInputSchema).max(20).nullish(),
  /** Per cent. */
  passMark: z.int().min(1).max(100),
  /** Left out, a new exam has the college's usual number. */
  allowedAttempts: z.int().min(1).max(100).nullish(),
  openBook: z.boolean(),
  published: z.boolean(),
  shuffleQuestions: z.boolean().nullish(),
  shuffleParts: z.boolean().nullish(),
  timeLimitMinutes: z.int().min(1).max(1440).nullish(),
  leavingFails: z.boolean().nullish(),
  /** After leaving the page. */
  graceSeconds: z.int().min(0).max(3600).nullish(),
  /** Without a connection. */
  connectionGraceSeconds: z.int().min(0).max(3600).nullish(),
  answersShown: z.enum(answerDisclosures).nullish(),
  practice: z.boolean().nullish(),
  weight: z.int().min(0).max(1000).nullish(),
  items: z.array(ItemInputSchema).max(200),
});

export type ExamInput = z.infer<typeof ExamInputSchema>;
export type ExamItemInput = ExamInput['items'][number];

type Fields = Record<string, ErrorText['key']>;

/**
 * Whether the parts of an exam fit together: each item asks one thing, none stands there twice, each
 * language once, something to answer before it is published.
 * @throws DomainError INVALID; its fields point into the input, such as `items.0.questionId`.
 */
export function checkExam(input: ExamInput): void {
  const fields: Fields = {
    ...(input.published && input.items.length === 0 ? { items: 'errors.exam.questionNeeded' } : {}),
    ...itemProblems(input.items),
    ...translationProblems(input),
  };
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', 'errors.invalid', fields);
}

function itemProblems(items: readonly ExamItemInput[]): Fields {
  const fields: Fields = {};
  const seen = new Set<string>();
  const once = (what: string | null | undefined, path: string) => {
    if (!what) return;
    if (seen.has(what)) fields[path] = 'errors.mustBeUnique';
    seen.add(what);
  };
  for (const [index, item] of items.entries()) {
    const path = `items.${index}`;
    once(item._id, `${path}._id`);
    once(item.questionId, `${path}.questionId`);
    once(item.poolId, `${path}.poolId`);
    const sources = [item.questionId ?? item.question, item.poolId].filter(Boolean);
    if (sources.length !== 1) fields[`${path}.questionId`] = 'errors.exam.oneSource';
    else if (item.questionId && item.question && !item.versionId) {
      fields[`${path}.versionId`] = 'errors.fieldRequired';
    } else if (item.poolId && !item.draw) fields[`${path}.draw`] = 'errors.fieldRequired';
  }
  return fields;
}

function translationProblems({ locale, translations }: ExamInput): Fields {
  const fields: Fields = {};
  const seen = new Set<string | null | undefined>([locale]);
  for (const [index, each] of (translations ?? []).entries()) {
    if (seen.has(each.locale)) fields[`translations.${index}.locale`] = 'errors.mustBeUnique';
    seen.add(each.locale);
  }
  return fields;
}
