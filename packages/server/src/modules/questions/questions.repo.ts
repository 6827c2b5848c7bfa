import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import { courses } from '../courses/courses.table.ts';
import { inputOf } from './question-normal.rules.ts';
import { type QuestionDraft, titleOf } from './question.rules.ts';
import {
  type QuestionRow,
  questions,
  questionVersions,
  type QuestionVersionRow,
} from './questions.table.ts';

/** A question that is to be written, checked by `readyQuestion`. */
export interface NewQuestion extends QuestionDraft {
  /** Left out: the server makes one. */
  readonly _id?: string | undefined;
  readonly poolId?: string | null | undefined;
  readonly archived?: boolean | null | undefined;
}

export interface WrittenQuestion {
  readonly questionId: string;
  readonly versionId: string;
}

/** Rows that one INSERT takes. */
const AT_ONCE = 200;

/** The language of a course; undefined when there is no such course. */
export async function courseLocaleOf(db: Db, courseId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ locale: courses.locale })
    .from(courses)
    .where(eq(courses._id, courseId));
  return row?.locale;
}

/** The languages of courses by their ids. */
export async function courseLocales(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ _id: courses._id, locale: courses.locale })
    .from(courses)
    .where(inArray(courses._id, [...ids]));
  return new Map(rows.map(({ _id, locale }) => [_id, locale]));
}

/**
 * Writes questions with their first version, and their audit. Broken references are the caller's to
 * explain.
 * @param course its id and its language.
 * @param by the person who writes them.
 * @returns ids of question and version, in the order of the drafts.
 */
export async function insertQuestions(
  { db, now, audit }: Work,
  course: { readonly _id: string; readonly locale: string },
  drafts: readonly NewQuestion[],
  by: string,
): Promise<WrittenQuestion[]> {
  const rows = drafts.map((draft) => {
    const { _id, poolId, archived, kind, content, key } = draft;
    const question: QuestionRow = {
      _id: _id ?? newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: by,
      updatedBy: by,
      courseId: course._id,
      poolId: poolId ?? null,
      kind,
      title: titleOf(content, course.locale),
      latest: 1,
      archived: archived ?? false,
    };
    return { question, version: versionRow(question, { content, key }, { now, by }) };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await db.insert(questions).values(some.map(({ question }) => question));
    await db.insert(questionVersions).values(some.map(({ version }) => version));
  }
  for (const { question, version } of rows) {
    const after = { ...question, ...inputOf(version.content, version.key) };
    audit({ entity: 'question', entityId: question._id, after });
  }
  return rows.map(({ question, version }) => ({
    questionId: question._id,
    versionId: version._id,
  }));
}

function versionRow(
  question: Pick<QuestionRow, '_id' | 'latest'>,
  { content, key }: Pick<QuestionDraft, 'content' | 'key'>,
  { now, by }: { readonly now: string; readonly by: string },
): QuestionVersionRow {
  return {
    _id: newId(),
    questionId: question._id,
    number: question.latest,
    content,
    key,
    createdAt: now,
    createdBy: by,
  };
}

/** The question for a change: nobody else changes it meanwhile. */
export async function lockQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(questions).where(eq(questions._id, id)).for('update');
  return row;
}

/** What a question says now. */
export async function newestVersion(
  db: Db,
  questionId: string,
): Promise<QuestionVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(questionVersions)
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(desc(questionVersions.number))
    .limit(1);
  return row;
}

/** The newest version's id of each question that is there, with its course. */
export async function newestVersions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly versionId: string; readonly courseId: string }>> {
  const rows = await db
    .select({
      questionId: questions._id,
      versionId: questionVersions._id,
      courseId: questions.courseId,
    })
    .from(questions)
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, questions._id),
        eq(questionVersions.number, questions.latest),
      ),
    )
    .where(inArray(questions._id, [...ids]));
  return new Map(rows.map(({ questionId, ...rest }) => [questionId, rest]));
}

/** Saves the record, and a further version where there is one. @returns the newest version's id. */
export async function saveQuestion(
  db: Db,
  row: QuestionRow,
  draft: Pick<QuestionDraft, 'content' | 'key'> | null,
): Promise<string | null> {
  await db.update(questions).set(row).where(eq(questions._id, row._id));
  if (!draft) return null;
  const by = row.updatedBy ?? '';
  const version = versionRow(row, draft, { now: row.updatedAt, by });
  await db.insert(questionVersions).values(version);
  return version._id;
}

export async function deleteQuestion(db: Db, id: string): Promise<void> {
  await db.delete(questions).where(eq(questions._id, id));
}
