import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import {
  type AttemptRow,
  examAnswers,
  examAttempts,
  examChoices,
  examQuestions,
  exams,
} from './exams.table.ts';
import type { MarkedQuestion, Outcome } from './scoring.rules.ts';
import { type StudentExam, studentExamItem, studentExamJoins } from './student-exams.list.ts';

const userId = sql`${sql.placeholder('userId')}::text`;

/** A question as it is asked: which choice is correct is not even read. */
const questionFields = {
  _id: examQuestions._id,
  kind: examQuestions.kind,
  text: examQuestions.text,
  points: examQuestions.points,
  position: examQuestions.position,
  choices: jsonList(
    jsonObject({ _id: examChoices._id, text: examChoices.text, position: examChoices.position }),
    sql`${examChoices} where ${examChoices.questionId} = ${examQuestions._id}`,
    sql`${examChoices.position}`,
  ),
  chosenId: sql<string | null>`${examAnswers.choiceId}`,
  sequence: sql<number>`coalesce(${examAnswers.sequence}, 0)`,
};

const attemptFields = {
  _id: examAttempts._id,
  number: examAttempts.number,
  status: examAttempts.status,
  startedAt: examAttempts.startedAt,
  exam: sql<StudentExam>`(select ${studentExamItem(userId, new Set())} from ${studentExamJoins(userId)} where ${exams._id} = ${examAttempts.examId})`,
  questions: jsonList(
    jsonObject(questionFields),
    sql`${examQuestions} left join ${examAnswers} on ${examAnswers.attemptId} = ${examAttempts._id} and ${examAnswers.questionId} = ${examQuestions._id} where ${examQuestions.examId} = ${examAttempts.examId}`,
    sql`${examQuestions.position}`,
  ),
};

export type ExamAttempt = JsonRow<typeof attemptFields>;
export type AttemptQuestion = ExamAttempt['questions'][number];

const ownAttempt = defineStatement('exam_attempt', (db) =>
  db
    .select({ attempt: jsonObject(attemptFields) })
    .from(examAttempts)
    .where(
      sql`${examAttempts._id} = ${sql.placeholder('id')} and ${examAttempts.userId} = ${userId}`,
    ),
);

/** One of the person's own attempts with what it asks; undefined for any other. */
export async function findOwnAttempt(
  db: Db,
  which: { readonly id: string; readonly userId: string; readonly now: string },
): Promise<ExamAttempt | undefined> {
  const [row] = await ownAttempt.run(db, which);
  return row?.attempt;
}

const attemptOwner = defineStatement('exam_attempt_owner', (db) =>
  db
    .select({
      userId: examAttempts.userId,
      examId: examAttempts.examId,
      status: examAttempts.status,
    })
    .from(examAttempts)
    .where(sql`${examAttempts._id} = ${sql.placeholder('id')}`),
);

/** Whose attempt of which exam an id is, and how it stands. */
export async function findAttemptOwner(
  db: Db,
  id: string,
): Promise<Pick<AttemptRow, 'userId' | 'examId' | 'status'> | undefined> {
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
    })
    .from(examAttempts)
    .innerJoin(exams, eq(exams._id, examAttempts.examId))
    .innerJoin(users, eq(users._id, examAttempts.userId))
    .where(sql`${examAttempts._id} = ${sql.placeholder('id')}`)
    .for('update', { of: examAttempts }),
);

/** The attempt, its exam's pass mark and its student's language; nobody else changes it meanwhile. */
export async function lockAttempt(db: Db, id: string) {
  const [row] = await lockedAttempt.run(db, { id });
  return row;
}

const marked = defineStatement('exam_attempt_marked', (db) =>
  db
    .select({
      points: examQuestions.points,
      correct: sql<boolean>`coalesce(${examChoices.correct}, false)`,
    })
    .from(examQuestions)
    .leftJoin(
      examAnswers,
      sql`${examAnswers.attemptId} = ${sql.placeholder('attemptId')} and ${examAnswers.questionId} = ${examQuestions._id}`,
    )
    .leftJoin(examChoices, eq(examChoices._id, examAnswers.choiceId))
    .where(sql`${examQuestions.examId} = ${sql.placeholder('examId')}`),
);

/**
 * The questions of an attempt with whether they were answered correctly. Read it in a statement after
 * the lock: an answer that was being saved when the lock was asked for is only seen from then on.
 */
export const readMarked = (
  db: Db,
  attempt: Pick<AttemptRow, '_id' | 'examId'>,
): Promise<MarkedQuestion[]> => marked.run(db, { attemptId: attempt._id, examId: attempt.examId });

/** Writes down how an attempt ended. */
export async function endAttempt(
  db: Db,
  id: string,
  end: Outcome & { readonly status: 'FINISHED' | 'ABANDONED'; readonly finishedAt: string },
): Promise<void> {
  await db.update(examAttempts).set(end).where(eq(examAttempts._id, id));
}
