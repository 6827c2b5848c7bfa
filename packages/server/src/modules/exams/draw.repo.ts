import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement, given } from '../../platform/statement.ts';
import { type PartRole, questions, questionVersions } from '../questions/questions.table.ts';
import type { Candidate, DrawableItem } from './draw.rules.ts';
import { examItems } from './exams.table.ts';

/** A part's texts stay where they are: only what is drawn is read. */
const fields = sql`
  ${examItems._id} as item_id, ${examItems.points} as points, coalesce(${examItems.draw}, 1) as draw, ${examItems.position} as position,
  ${questions._id} as question_id, ${questionVersions._id} as version_id, ${questions.kind} as kind,
  jsonb_path_query_array(${questionVersions.content}, '$.parts[*]._id') as part_ids,
  jsonb_path_query_array(${questionVersions.content}, '$.parts[*].role') as roles`;

const ofExam = sql`where ${examItems.examId} = ${given('examId', 'text')}`;

/** Items ask one question, or any of a pool in its newest version. */
const candidates = sql`
  select ${fields} from ${examItems}
  join ${questions} on ${questions._id} = ${examItems.questionId}
  join ${questionVersions} on ${questionVersions._id} = ${examItems.versionId} and ${questionVersions.questionId} = ${examItems.questionId}
  ${ofExam}
  union all
  select ${fields} from ${examItems}
  join ${questions} on ${questions.poolId} = ${examItems.poolId} and not ${questions.archived}
  join ${questionVersions} on ${questionVersions.questionId} = ${questions._id} and ${questionVersions.number} = ${questions.latest}
  ${ofExam}`;

const drawable = defineStatement('exam_items_drawable', (db) =>
  db
    .select({
      itemId: sql<string>`item_id`,
      points: sql<number>`points`,
      draw: sql<number>`draw`,
      questionId: sql<string>`question_id`,
      versionId: sql<string>`version_id`,
      kind: sql<Candidate['kind']>`kind`,
      partIds: sql<string[]>`part_ids`,
      roles: sql<PartRole[]>`roles`,
    })
    .from(sql`(${candidates}) as candidate`)
    .orderBy(sql`position`, sql`question_id`),
);

/** What an exam asks, each item with the questions that it may be. */
export async function findDrawable(db: Db, examId: string): Promise<DrawableItem[]> {
  const items = new Map<string, DrawableItem & { readonly candidates: Candidate[] }>();
  const rows = await drawable.run(db, { examId });
  for (const { itemId, points, draw, partIds, roles, ...question } of rows) {
    const item = items.get(itemId) ?? { _id: itemId, points, draw, candidates: [] };
    items.set(itemId, item);
    const parts = partIds.flatMap((_id, at) => (roles[at] ? [{ _id, role: roles[at] }] : []));
    item.candidates.push({ ...question, parts });
  }
  return [...items.values()];
}
