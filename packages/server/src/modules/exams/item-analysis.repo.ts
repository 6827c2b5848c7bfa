import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement, given } from '../../platform/statement.ts';
import {
  type QuestionContent,
  type QuestionKey,
  questions,
  questionVersions,
} from '../questions/questions.table.ts';
import { regions } from '../regions/regions.table.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import { examAttempts, examItems } from './exams.table.ts';

/** Sittings that count and are over, of regions that the person may read. */
const sittings = sql`${examAttempts.examId} = ${given('examId', 'text')} and ${examAttempts.mode} = 'EXAM' and ${examAttempts.status} in ('FINISHED', 'ABANDONED', 'MARKING') and (${given('groupId', 'text')} is null or ${examAttempts.groupId} = ${given('groupId', 'text')}) and (${given('regionId', 'text')} is null or ${examAttempts.regionId} = ${given('regionId', 'text')}) and (${given('everywhere', 'boolean')} or ${examAttempts.regionId} = any(${given('regions', 'text[]')}))`;

const analysed = defineStatement('exam_item_analysis', (db) =>
  db
    .select({
      attemptId: attemptQuestions.attemptId,
      questionId: attemptQuestions.questionId,
      points: attemptQuestions.points,
      earned: attemptQuestions.earned,
      answered: sql<boolean>`${attemptQuestions.answer} is not null`,
      choiceIds: sql<string[]>`coalesce(${attemptQuestions.answer} -> 'choiceIds', '[]'::jsonb)`,
      regionId: examAttempts.regionId,
      regionName: regions.name,
      locale: sql<string>`coalesce(${examAttempts.locale}, '')`,
    })
    .from(attemptQuestions)
    .innerJoin(examAttempts, sql`${examAttempts._id} = ${attemptQuestions.attemptId}`)
    .innerJoin(regions, sql`${regions._id} = ${examAttempts.regionId}`)
    .where(sittings),
);

/** Which sittings of an exam are looked at. */
export interface AnalysedSittings {
  readonly examId: string;
  readonly groupId: string | null;
  readonly regionId: string | null;
  readonly everywhere: boolean;
  readonly regions: readonly string[];
}

export const findAnalysed = (db: Db, which: AnalysedSittings) =>
  analysed.run(db, { ...which, regions: [...which.regions] });

/** Where the exam asks a question, by itself or from its pool; null where it does so no more. */
const place = sql`(select min(${examItems.position}) from ${examItems} where ${examItems.examId} = ${given('examId', 'text')} and (${examItems.questionId} = ${questions._id} or ${examItems.poolId} = ${questions.poolId}))`;

const asked = defineStatement('exam_items_analysed', (db) =>
  db
    .select({
      questionId: questions._id,
      kind: questions.kind,
      content: sql<QuestionContent>`${questionVersions.content}`,
      key: sql<QuestionKey>`${questionVersions.key}`,
    })
    .from(questions)
    .innerJoin(
      questionVersions,
      sql`${questionVersions.questionId} = ${questions._id} and ${questionVersions.number} = ${questions.latest}`,
    )
    .where(sql`${questions._id} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(place, questions.title, questions._id),
);

/** Questions in their newest words, in the order of the exam. */
export const findAnalysedQuestions = (db: Db, examId: string, ids: readonly string[]) =>
  asked.run(db, { examId, ids: [...ids] });
