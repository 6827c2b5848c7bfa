import { DomainError, type ErrorText } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import {
  insertQuestions,
  newestVersions,
  readyQuestion,
  reviseQuestion,
  type WrittenQuestion,
} from '../questions/index.ts';
import type { ExamItemInput } from './exam.rules.ts';
import { findPools, findVersions } from './exams.repo.ts';
import type { ExamItemRow } from './exams.table.ts';

/** The exam whose items are written, and who writes them. */
interface Target {
  readonly examId: string;
  readonly course: { readonly _id: string; readonly locale: string };
  readonly by: string;
  /** Items that the exam has: their ids stay, all others are made here. */
  readonly known: readonly ExamItemRow[];
}

/**
 * The rows that an input's items become. New questions are written into the course's bank, changed ones
 * become a further version there that this exam asks; a question without a version is asked in its
 * newest one.
 * @throws DomainError INVALID with its fields, such as `items.0.questionId`, CONFLICT where somebody else
 * has changed a question meanwhile.
 */
export async function planItems(
  work: Work,
  target: Target,
  items: readonly ExamItemInput[],
): Promise<ExamItemRow[]> {
  const written = await writeQuestions(work, target, items);
  const known = new Set(target.known.map(({ _id }) => _id));
  const asked = await readAsked(work, target, items);
  const revised = await reviseQuestions(work, target, asked, items);
  const fields: Record<string, ErrorText['key']> = {};
  const rows = items.map((item, index): ExamItemRow => {
    const question = written.get(item) ?? revised.get(item) ?? asked.questionOf(item);
    const pool = item.poolId ? asked.pools.get(item.poolId) : undefined;
    const path = `items.${index}`;
    if (item.poolId && pool === undefined) fields[`${path}.poolId`] = 'errors.invalidValue';
    else if ((pool ?? 0) < (item.draw ?? 0)) fields[`${path}.draw`] = 'errors.exam.poolTooSmall';
    if (!item.poolId && !question) fields[`${path}.questionId`] = 'errors.invalidValue';
    return {
      _id: item._id && known.has(item._id) ? item._id : newId(),
      examId: target.examId,
      position: index + 1,
      points: item.points,
      questionId: question?.questionId ?? null,
      versionId: question?.versionId ?? null,
      poolId: item.poolId ?? null,
      draw: item.poolId ? (item.draw ?? null) : null,
    };
  });
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', 'errors.invalid', fields);
  return rows;
}

/** Writes the questions that come with the exam into the bank of its course. */
async function writeQuestions(
  work: Work,
  { course, by }: Target,
  items: readonly ExamItemInput[],
): Promise<ReadonlyMap<ExamItemInput, WrittenQuestion>> {
  const fresh = items.flatMap((item, index) => {
    if (!item.question || item.questionId) return [];
    const { poolId, archived } = item.question;
    const draft = readyQuestion(item.question, course.locale, `items.${index}.question.`);
    return [{ item, question: { ...draft, poolId, archived } }];
  });
  const written = await insertQuestions(
    work,
    course,
    fresh.map(({ question }) => question),
    by,
  );
  return new Map(
    fresh.flatMap(({ item }, at) => {
      const row = written[at];
      return row ? [[item, row] as const] : [];
    }),
  );
}

/**
 * Changes questions of the bank as the items say it. They are locked in the order of their ids, so that
 * two exams that change the same ones wait for each other.
 */
async function reviseQuestions(
  work: Work,
  { course, by }: Target,
  asked: Asked,
  items: readonly ExamItemInput[],
): Promise<ReadonlyMap<ExamItemInput, WrittenQuestion>> {
  const changes = items.flatMap((item, index) => {
    const { questionId, versionId, question } = item;
    if (!questionId || !versionId || !question || !asked.questionOf(item)) return [];
    return [{ index, item, revised: { _id: questionId, readVersionId: versionId }, question }];
  });
  const written = new Map<ExamItemInput, WrittenQuestion>();
  for (const { index, item, revised, question } of changes.toSorted(byQuestion)) {
    const input = { ...question, courseId: course._id };
    const path = `items.${index}.question.`;
    const versionId = await atItem(index, () => reviseQuestion(work, revised, input, { by, path }));
    written.set(item, { questionId: revised._id, versionId });
  }
  return written;
}

interface Change {
  readonly revised: { readonly _id: string };
}

const byQuestion = (a: Change, b: Change) => (a.revised._id < b.revised._id ? -1 : 1);

/** That a question says something else by now is told at its line. */
async function atItem<T>(index: number, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    throw new DomainError('CONFLICT', error.text, { [`items.${index}.questionId`]: error.text });
  }
}

type Asked = Awaited<ReturnType<typeof readAsked>>;

/** What the items name of the course's bank. */
async function readAsked({ db }: Work, { course }: Target, items: readonly ExamItemInput[]) {
  const ids = (of: (item: ExamItemInput) => string | null | undefined) =>
    items.flatMap((item) => of(item) ?? []);
  const newest = await newestVersions(
    db,
    ids((item) => item.questionId),
  );
  const versions = await findVersions(
    db,
    ids((item) => item.versionId),
  );
  const pools = await findPools(
    db,
    course._id,
    ids((item) => item.poolId),
  );
  const questionOf = ({ questionId, versionId }: ExamItemInput): WrittenQuestion | undefined => {
    const found = questionId ? newest.get(questionId) : undefined;
    if (!questionId || found?.courseId !== course._id) return undefined;
    if (!versionId) return { questionId, versionId: found.versionId };
    return versions.get(versionId) === questionId ? { questionId, versionId } : undefined;
  };
  return { pools, questionOf };
}
