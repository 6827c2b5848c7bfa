import { isLocaleCode } from '@lampstand/i18n';
import { type Context, write } from '../../graphql/context.ts';
import { DomainError, type ErrorText } from '../../platform/errors.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { fileFormats } from './formats/formats.ts';
import type { LossCode, QuestionFormat } from './formats/foreign.ts';
import { MOST_QUESTIONS } from './question-files.rules.ts';
import { allowChanging } from './questions.access.ts';
import {
  courseLocaleOf,
  courseLocales,
  insertQuestions,
  type NewQuestion,
  newestVersions,
} from './questions.repo.ts';
import { listQuestions } from './questions.service.ts';
import { type PlannedQuestion, readFile } from './read-file.ts';
import { checkPool } from './revise.service.ts';

export interface QuestionFile {
  readonly courseId: string;
  readonly format: QuestionFormat;
  readonly text: string;
}

/**
 * What a file would bring; nothing is written.
 * @throws DomainError FORBIDDEN, INVALID with its fields.
 */
export async function previewImport(
  context: Context,
  { courseId, format, text }: QuestionFile,
): Promise<PlannedQuestion[]> {
  allowChanging(context);
  return readFile(courseId, await localeOf(context, courseId), format, text);
}

async function localeOf(context: Context, courseId: string): Promise<string> {
  const locale = await courseLocaleOf(context.db, courseId);
  if (locale !== undefined) return locale;
  throw new DomainError('INVALID', 'errors.invalid', { courseId: 'errors.invalidValue' });
}

interface ImportRequest extends QuestionFile {
  readonly poolId?: string | null | undefined;
  /** Which questions of the file, from 0. */
  readonly indexes: readonly number[];
}

/**
 * Writes the chosen questions of a file, all or none. The browser makes the id, so what is sent twice
 * is written once.
 * @returns the ids of the questions.
 * @throws DomainError FORBIDDEN, INVALID with its fields: also where one that was chosen is refused.
 */
export async function importQuestions(
  context: Context,
  id: string,
  { poolId, indexes, ...file }: ImportRequest,
): Promise<string[]> {
  const by = allowChanging(context);
  const locale = await localeOf(context, file.courseId);
  const planned = readFile(file.courseId, locale, file.format, file.text);
  const questions = [...new Set(indexes)].map((index): NewQuestion => {
    const draft = planned[index]?.draft;
    if (draft) return { ...draft, _id: `${id}-${index}`, poolId };
    throw new DomainError('INVALID', 'errors.invalid', { indexes: 'errors.invalidValue' });
  });
  const ids = questions.map(({ _id = '' }) => _id);
  try {
    await write(context, 'importQuestions', async (work) => {
      await checkPool(work, { courseId: file.courseId, poolId });
      await insertQuestions(work, { _id: file.courseId, locale }, questions, by);
    });
  } catch (error) {
    if (breaksReference(error)) {
      throw new DomainError('INVALID', 'errors.invalid', { poolId: 'errors.invalidValue' });
    }
    if (!breaksUnique(error, 'questions_pkey')) throw error;
    await refuseForeign(context, file.courseId, ids);
  }
  return ids;
}

/** Ids that are taken are those of the first call, unless somebody else has used them. */
async function refuseForeign(context: Context, courseId: string, ids: readonly string[]) {
  const known = await newestVersions(context.db, ids);
  const same = ids.every((id) => known.get(id)?.courseId === courseId);
  if (!same) throw new DomainError('CONFLICT', 'errors.conflict');
}

export interface ExportedQuestions {
  readonly fileName: string;
  readonly contentType: string;
  readonly text: string;
  readonly count: number;
  readonly losses: readonly {
    readonly questionId: string;
    readonly title: string;
    readonly codes: readonly LossCode[];
  }[];
}

/**
 * The questions of a filter as a file, with what the file cannot hold.
 * @throws DomainError FORBIDDEN, LIMIT with more questions than one file takes.
 */
export async function exportQuestions(
  context: Context,
  filter: Readonly<Record<string, unknown>> | null | undefined,
  format: QuestionFormat,
): Promise<ExportedQuestions> {
  const { items, total } = await listQuestions(context, {
    filter,
    sort: { field: 'createdAt', order: 'ASC' },
    page: { page: 1, perPage: MOST_QUESTIONS },
    relations: new Set(['latest']),
  });
  if (total > MOST_QUESTIONS) {
    throw new DomainError('LIMIT', {
      key: 'errors.formats.tooMany',
      args: { max: MOST_QUESTIONS },
    });
  }
  const locales = await courseLocales(
    context.db,
    items.map(({ courseId }) => courseId),
  );
  const leaving = items.flatMap(({ kind, courseId, latest }) => {
    const code = locales.get(courseId);
    const locale = isLocaleCode(code) ? code : 'en';
    return latest ? [{ draft: { kind, content: latest.content, key: latest.key }, locale }] : [];
  });
  const { extension, contentType, write: toText } = fileFormats[format];
  const { text, losses } = toText(leaving);
  const day = context.services.clock.now().toISOString().slice(0, 10);
  return {
    fileName: `questions-${day}.${extension}`,
    contentType,
    text,
    count: losses.filter((codes) => !codes.includes('leftOut')).length,
    losses: items.flatMap(({ _id, title }, at) => {
      const codes = losses[at] ?? [];
      return codes.length > 0 ? [{ questionId: _id, title, codes }] : [];
    }),
  };
}

/** Codes of losses in the language of the request. */
export const lossesInWords = (
  context: Context,
  codes: readonly LossCode[],
): { code: string; message: string }[] =>
  codes.map((code) => ({ code, message: context.t(`errors.formats.${code}`) }));

export const refusalInWords = (context: Context, refused: ErrorText): string =>
  context.t.dynamic(refused.key, refused.args ?? {});
