import { eq, sql } from 'drizzle-orm';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { Loader } from '../../platform/loader.ts';
import { defineShapes } from '../../platform/shaped-statement.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { type AttemptRow, examAttempts } from './exams.table.ts';
import {
  ended,
  type ExamResult,
  newestFirst,
  over,
  RESULT_RELATIONS,
  resultItem,
} from './results.list.ts';

const readable = defineShapes('exam_result', RESULT_RELATIONS, (db, asked) =>
  db
    .select({ result: resultItem(asked) })
    .from(examAttempts)
    .where(
      sql`${examAttempts._id} = ${sql.placeholder('id')} and ${over} and (${examAttempts.userId} = ${sql.placeholder('userId')} or ${sql.placeholder('everywhere')}::boolean or ${examAttempts.regionId} = any(${sql.placeholder('regions')}::text[]) or (${examAttempts.mode} = 'EXAM' and exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${examAttempts.groupId} and ${groupMembers.userId} = ${sql.placeholder('userId')} and ${groupMembers.role} = 'FACILITATOR')))`,
    ),
);

/** A result that is the person's own, of one of the regions, or of a group they facilitate; undefined for any other. */
export async function findResult(
  db: Db,
  id: string,
  reader: { readonly userId: string; readonly regions: RegionScope },
  asked: ReadonlySet<string>,
): Promise<ExamResult | undefined> {
  const everywhere = reader.regions === 'all';
  const [row] = await readable(asked).run(db, {
    id,
    userId: reader.userId,
    everywhere,
    regions: everywhere ? [] : [...reader.regions],
  });
  return row?.result;
}

const wholeById = defineStatement('exam_results_whole', (db) =>
  db
    .select({ result: resultItem(new Set(RESULT_RELATIONS)) })
    .from(examAttempts)
    .where(sql`${examAttempts._id} = any(${sql.placeholder('ids')}::text[]) and ${over}`),
);

/** Results with all their relations, for the paths that did not read them with the result. */
export const wholeResultLoader = new Loader<ExamResult>(async (db, ids) => {
  const rows = await wholeById.run(db, { ids: [...ids] });
  return new Map(rows.map(({ result }) => [result._id, result]));
});

const ownByExam = defineStatement('exam_results_own', (db) =>
  db
    .select({ examId: examAttempts.examId, result: resultItem(new Set()) })
    .from(examAttempts)
    .where(
      sql`${examAttempts.userId} = ${sql.placeholder('userId')} and ${examAttempts.examId} = any(${sql.placeholder('examIds')}::text[]) and ${ended}`,
    )
    .orderBy(newestFirst),
);

/** Results of the person who asks by exam, newest first. */
export const ownResultsLoader = new Loader<ExamResult[], Context>(async (db, examIds, context) => {
  const rows = await ownByExam.run(db, { userId: signedIn(context)._id, examIds: [...examIds] });
  const byExam = Map.groupBy(rows, (row) => row.examId);
  return new Map([...byExam].map(([examId, own]) => [examId, own.map(({ result }) => result)]));
});

/** Writes down what a correction changes. */
export async function saveCorrection(
  db: Db,
  id: string,
  change: Partial<AttemptRow>,
): Promise<void> {
  await db.update(examAttempts).set(change).where(eq(examAttempts._id, id));
}
