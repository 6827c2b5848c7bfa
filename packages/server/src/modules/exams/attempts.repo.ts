import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { wholeRows } from '../../platform/insert-rows.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineShapes, keepShapes } from '../../platform/shaped-statement.ts';
import { defineStatement, given } from '../../platform/statement.ts';
import { sessions, users } from '../identity/identity.table.ts';
import { questionVersions } from '../questions/questions.table.ts';
import { overByLaw } from './attempt-clock.repo.ts';
import {
  attemptEvents,
  type AttemptQuestionRow,
  attemptQuestions,
} from './attempt-questions.table.ts';
import { type AttemptRow, examAttempts, exams } from './exams.table.ts';
import type { Markable } from './marking.rules.ts';
import { type StudentExam, studentExamItem, studentExamJoins } from './student-exams.list.ts';

const userId = sql`${sql.placeholder('userId')}::text`;

/** A question as it is asked: what is right is not even read. */
const questionFields = {
  _id: attemptQuestions.questionId,
  kind: attemptQuestions.kind,
  points: attemptQuestions.points,
  position: attemptQuestions.position,
  partIds: attemptQuestions.partIds,
  content: questionVersions.content,
  answer: attemptQuestions.answer,
  sequence: attemptQuestions.sequence,
  savedAt: attemptQuestions.savedAt,
};

/** The newest word of the group's leaders to this attempt. */
export const message = sql<{
  readonly at: string;
  readonly text: string;
} | null>`(select json_build_object('at', ${attemptEvents.at}, 'text', ${attemptEvents.detail} ->> 'text') from ${attemptEvents} where ${attemptEvents.attemptId} = ${examAttempts._id} and ${attemptEvents.kind} = 'MESSAGE' order by ${attemptEvents.at} desc, ${attemptEvents._id} desc limit 1)`;

const attemptFields = {
  _id: examAttempts._id,
  number: examAttempts.number,
  mode: examAttempts.mode,
  status: examAttempts.status,
  locale: examAttempts.locale,
  startedAt: examAttempts.startedAt,
  dueAt: examAttempts.dueAt,
  deadline: examAttempts.deadline,
  extendedSeconds: examAttempts.extendedSeconds,
  leavingFails: examAttempts.leavingFails,
  graceSeconds: examAttempts.graceSeconds,
  connectionGraceSeconds: examAttempts.connectionGraceSeconds,
  seenAt: examAttempts.seenAt,
  leftAt: examAttempts.leftAt,
  leftBy: examAttempts.leftBy,
  message,
  over: overByLaw(sql`${sql.placeholder('now')}::timestamptz`),
  /** The language of what has no text in the attempt's own. */
  fallback: sql<string>`(select ${exams.locale} from ${exams} where ${exams._id} = ${examAttempts.examId})`,
};

/** What costs something to read, and is read where it is asked for. */
const askedFields = {
  exam: sql<StudentExam>`(select ${studentExamItem(userId, new Set())} from ${studentExamJoins(userId)} where ${exams._id} = ${examAttempts.examId})`,
  questions: jsonList(
    jsonObject(questionFields),
    sql`${attemptQuestions} join ${questionVersions} on ${questionVersions._id} = ${attemptQuestions.versionId} where ${attemptQuestions.attemptId} = ${examAttempts._id}`,
    sql`${attemptQuestions.position}`,
  ),
};

export type StoredAttempt = JsonRow<typeof attemptFields> & Partial<JsonRow<typeof askedFields>>;

const ownAttempt = defineShapes('exam_attempt', ['exam', 'questions'], (db, asked) =>
  db
    .select({
      attempt: jsonObject({
        ...attemptFields,
        ...(asked.has('exam') && { exam: askedFields.exam }),
        ...(asked.has('questions') && { questions: askedFields.questions }),
      }),
    })
    .from(examAttempts)
    .where(
      sql`${examAttempts._id} = ${sql.placeholder('id')} and ${examAttempts.userId} = ${userId}`,
    ),
);

/**
 * One of the person's own attempts; undefined for any other.
 * @param asked its exam and questions are read where this names them.
 */
export async function findOwnAttempt(
  db: Db,
  which: { readonly id: string; readonly userId: string; readonly now: string },
  asked: ReadonlySet<string>,
): Promise<StoredAttempt | undefined> {
  const [row] = await ownAttempt(asked).run(db, which);
  return row?.attempt;
}

const attemptOwner = defineStatement('exam_attempt_owner', (db) =>
  db
    .select({
      userId: examAttempts.userId,
      examId: examAttempts.examId,
      mode: examAttempts.mode,
      status: examAttempts.status,
    })
    .from(examAttempts)
    .where(sql`${examAttempts._id} = ${sql.placeholder('id')}`),
);

/** Whose attempt of which exam an id is, and how it stands. */
export async function findAttemptOwner(
  db: Db,
  id: string,
): Promise<Pick<AttemptRow, 'userId' | 'examId' | 'mode' | 'status'> | undefined> {
  const [row] = await attemptOwner.run(db, { id });
  return row;
}

export async function insertAttempt(db: Db, attempt: typeof examAttempts.$inferInsert) {
  await db.insert(examAttempts).values(attempt);
}

const lockedAttempt = defineStatement('exam_attempt_lock', (db) =>
  db
    .select({
      attempt: examAttempts,
      passMark: exams.passMark,
      title: exams.title,
      locale: users.locale,
      sessionOver: sql<boolean>`(${examAttempts.sessionId} is not null and not exists (select 1 from ${sessions} where ${sessions._id} = ${examAttempts.sessionId}))`,
    })
    .from(examAttempts)
    .innerJoin(exams, eq(exams._id, examAttempts.examId))
    .innerJoin(users, eq(users._id, examAttempts.userId))
    .where(
      sql`${examAttempts._id} = ${sql.placeholder('id')} and ${examAttempts.userId} = coalesce(${given('ownerId', 'text')}, ${examAttempts.userId})`,
    )
    .for('update', { of: examAttempts }),
);

/**
 * The attempt, its exam's pass mark and its student's language; nobody else changes it meanwhile.
 * @param ownerId whose it has to be; undefined where it is another's it neither gets nor holds it.
 */
export async function lockAttempt(db: Db, id: string, ownerId: string | null = null) {
  const [row] = await lockedAttempt.run(db, { id, ownerId });
  return row;
}

export type LockedAttempt = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>;

const toMark = defineStatement('exam_attempt_to_mark', (db) =>
  db
    .select({
      position: attemptQuestions.position,
      questionId: attemptQuestions.questionId,
      versionId: questionVersions._id,
      kind: attemptQuestions.kind,
      points: attemptQuestions.points,
      key: questionVersions.key,
      answer: attemptQuestions.answer,
      earned: attemptQuestions.earned,
      markedBy: attemptQuestions.markedBy,
    })
    .from(attemptQuestions)
    .innerJoin(
      questionVersions,
      sql`${questionVersions._id} = coalesce(${attemptQuestions.markedVersionId}, ${attemptQuestions.versionId})`,
    )
    .where(sql`${attemptQuestions.attemptId} = ${sql.placeholder('attemptId')}`)
    .orderBy(attemptQuestions.position),
);

/** A question of an attempt with its key and its answer. */
export type AnswerToMark = Markable & Awaited<ReturnType<typeof toMark.run>>[number];

/**
 * The questions of an attempt with keys and answers. Read it in a statement after the lock: an answer
 * that was being saved when the lock was asked for is only seen from then on.
 */
export const readToMark = (db: Db, attemptId: string): Promise<AnswerToMark[]> =>
  toMark.run(db, { attemptId });

/** What a question of an attempt has earned, and by whose key. */
interface Mark {
  readonly position: number;
  readonly earned: number | null;
  readonly versionId: string;
}

const marked = sql`
  update ${attemptQuestions} set earned = mark.earned, marked_version_id = mark."versionId"
  from jsonb_to_recordset(${given('marks', 'jsonb')}) as mark (position integer, earned integer, "versionId" text)
  where ${attemptQuestions.attemptId} = ${given('id', 'text')} and ${attemptQuestions.position} = mark.position`;

const saveMarked = defineStatement('exam_attempt_marks', (db) =>
  db
    .with(db.$with('marked', {}).as(marked))
    .select({ done: sql<boolean>`true` })
    .from(sql`(select 1) as one`),
);

/** Writes down what questions of an attempt have earned. */
export async function saveMarks(db: Db, id: string, marks: readonly Mark[]): Promise<void> {
  await saveMarked.run(db, { id, marks: JSON.stringify(marks) });
}

/** Writes down what a person gave for an answer. */
export async function saveHandMark(
  db: Db,
  attemptId: string,
  position: number,
  mark: Partial<AttemptQuestionRow>,
): Promise<void> {
  await db
    .update(attemptQuestions)
    .set(mark)
    .where(and(eq(attemptQuestions.attemptId, attemptId), eq(attemptQuestions.position, position)));
}

/** Whether the person has sat the same exam again since. */
export async function hasLaterAttempt(
  db: Db,
  { userId: owner, examId, number }: Pick<AttemptRow, 'userId' | 'examId' | 'number'>,
): Promise<boolean> {
  const [later] = await db
    .select({ _id: examAttempts._id })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.userId, owner),
        eq(examAttempts.examId, examId),
        eq(examAttempts.mode, 'EXAM'),
        gt(examAttempts.number, number),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/** Takes all marks of an attempt back: it is open again. */
export async function clearMarks(db: Db, attemptId: string): Promise<void> {
  await db
    .update(attemptQuestions)
    .set({ earned: null, markedBy: null, markedAt: null, comment: null })
    .where(eq(attemptQuestions.attemptId, attemptId));
}

const updating = keepShapes('exam_attempt_update');

const columns = new Map<string, PgColumn>(Object.entries(getTableColumns(examAttempts)));

/** A column's new value: nothing, or what its placeholder is filled with. */
const filled = (name: string, value: unknown) =>
  value === null ? sql`null` : sql`${sql.param(sql.placeholder(name), columns.get(name))}`;

/**
 * Writes down how an attempt ended, or what it came to later. Each set of columns that changes
 * together is a statement that stays prepared.
 * @param marks what its questions have earned, where that changes too.
 */
export async function updateAttempt(
  db: Db,
  id: string,
  change: Partial<AttemptRow>,
  marks?: readonly Mark[],
): Promise<void> {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  const names = entries.map(([name, value]) => (value === null ? `no_${name}` : name));
  const update = updating([...(marks ? ['marked'] : []), ...names].join('_'), (on) =>
    on
      .with(...(marks ? [on.$with('marked', {}).as(marked)] : []))
      .update(examAttempts)
      .set(Object.fromEntries(entries.map(([name, value]) => [name, filled(name, value)])))
      .where(sql`${examAttempts._id} = ${sql.placeholder('id')}`),
  );
  await update.run(db, { ...Object.fromEntries(entries), id, marks: JSON.stringify(marks) });
}

/** What a transaction adds to the evidence of attempts. */
export const newEvents = wholeRows(attemptEvents);
