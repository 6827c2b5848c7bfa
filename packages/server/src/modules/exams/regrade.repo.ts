import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import { personFields } from '../groups/index.ts';
import { users } from '../identity/identity.table.ts';
import { type QuestionKey, questions, questionVersions } from '../questions/questions.table.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import { examAttempts, exams } from './exams.table.ts';

const sat = defineStatement('exam_regrade', (db) =>
  db
    .select({
      attempt: examAttempts,
      passMark: exams.passMark,
      title: exams.title,
      locale: users.locale,
      student: jsonObject(personFields),
      position: attemptQuestions.position,
      kind: attemptQuestions.kind,
      points: attemptQuestions.points,
      answer: attemptQuestions.answer,
      earned: attemptQuestions.earned,
      /** Of all questions of the attempt: hundredths of a point, null while one is not marked. */
      sum: sql<
        number | null
      >`(select case when bool_or(other.earned is null) then null else sum(other.earned)::int end from attempt_questions as other where other.attempt_id = ${examAttempts._id})`,
      whole: sql<number>`(select sum(other.points)::int from attempt_questions as other where other.attempt_id = ${examAttempts._id})`,
    })
    .from(attemptQuestions)
    .innerJoin(examAttempts, sql`${examAttempts._id} = ${attemptQuestions.attemptId}`)
    .innerJoin(exams, sql`${exams._id} = ${examAttempts.examId}`)
    .innerJoin(users, sql`${users._id} = ${examAttempts.userId}`)
    .where(
      sql`${attemptQuestions.questionId} = ${sql.placeholder('questionId')} and ${examAttempts.mode} = 'EXAM' and ${examAttempts.status} <> 'OPEN' and ${attemptQuestions.markedBy} is null`,
    )
    .orderBy(users.fullName, examAttempts._id),
);

/** Sittings that asked a question in any version and are over. */
export const findSat = (db: Db, questionId: string) => sat.run(db, { questionId });

export type SatQuestion = Awaited<ReturnType<typeof findSat>>[number];

const keyOf = defineStatement('exam_regrade_key', (db) =>
  db
    .select({ key: sql<QuestionKey>`${questionVersions.key}` })
    .from(questionVersions)
    .where(
      sql`${questionVersions._id} = ${sql.placeholder('versionId')} and ${questionVersions.questionId} = ${sql.placeholder('questionId')}`,
    ),
);

/** The key of a version of the question; undefined where it is none of it. */
export async function findKey(
  db: Db,
  which: { readonly questionId: string; readonly versionId: string },
): Promise<QuestionKey | undefined> {
  const [row] = await keyOf.run(db, which);
  return row?.key;
}

/** Holds the question's sittings, so that they are marked anew once, and nothing ends meanwhile. */
export async function holdSat(db: Db, questionId: string): Promise<void> {
  await db.execute(
    sql`select 1 from ${questions} where ${questions._id} = ${questionId} for update`,
  );
  await db.execute(
    sql`select 1 from ${examAttempts} where ${examAttempts._id} in (select ${attemptQuestions.attemptId} from ${attemptQuestions} where ${attemptQuestions.questionId} = ${questionId}) order by ${examAttempts._id} for update`,
  );
}

/** Whether a regrade of this id was done already. */
export async function wasRegraded(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(sql`${auditEntries.entity} = 'regrade' and ${auditEntries.entityId} = ${id}`)
    .limit(1);
  return rows.length > 0;
}
