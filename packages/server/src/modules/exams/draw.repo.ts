import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { questions, questionVersions } from '../questions/questions.table.ts';
import type { DrawableItem } from './draw.rules.ts';
import { examItems } from './exams.table.ts';

/** A part's texts stay where they are: only what is drawn is read. */
const parts = sql<
  DrawableItem['candidates'][number]['parts']
>`(select coalesce(json_agg(json_build_object('_id', part.value ->> '_id', 'role', part.value ->> 'role') order by part.at), '[]'::json) from jsonb_array_elements(${questionVersions.content} -> 'parts') with ordinality as part (value, at))`;

const candidate = jsonObject({
  questionId: questions._id,
  versionId: questionVersions._id,
  kind: questions.kind,
  parts,
});

const drawable = defineStatement('exam_items_drawable', (db) =>
  db
    .select({
      _id: examItems._id,
      points: examItems.points,
      draw: sql<number>`coalesce(${examItems.draw}, 1)`,
      pool: sql<boolean>`${examItems.poolId} is not null`,
      candidates: sql<
        DrawableItem['candidates']
      >`case when ${examItems.poolId} is null then ${jsonList(
        candidate,
        sql`${questionVersions} join ${questions} on ${questions._id} = ${questionVersions.questionId} where ${questionVersions._id} = ${examItems.versionId}`,
      )} else ${jsonList(
        candidate,
        sql`${questions} join ${questionVersions} on ${questionVersions.questionId} = ${questions._id} and ${questionVersions.number} = ${questions.latest} where ${questions.poolId} = ${examItems.poolId} and not ${questions.archived}`,
        sql`${questions._id}`,
      )} end`,
    })
    .from(examItems)
    .where(sql`${examItems.examId} = ${sql.placeholder('examId')}`)
    .orderBy(examItems.position),
);

/** What an exam asks, each item with the questions that it may be. */
export const findDrawable = (db: Db, examId: string): Promise<DrawableItem[]> =>
  drawable.run(db, { examId });
