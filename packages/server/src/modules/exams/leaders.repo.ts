import { sql } from 'drizzle-orm';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type GroupReach, groupReachOf, looksAfterGroup } from '../groups/index.ts';
import { groups } from '../groups/groups.table.ts';
import { examAttempts } from './exams.table.ts';

const led = defineStatement('exam_attempt_led', (db) =>
  db
    .select({
      userId: examAttempts.userId,
      examId: examAttempts.examId,
      groupId: examAttempts.groupId,
      regionId: examAttempts.regionId,
      mode: examAttempts.mode,
    })
    .from(examAttempts)
    .innerJoin(groups, sql`${groups._id} = ${examAttempts.groupId}`)
    .where(
      sql`${examAttempts._id} = ${sql.placeholder('id')} and ${examAttempts.mode} = 'EXAM' and ${looksAfterGroup}`,
    ),
);

/** An attempt of a group that the person looks after; undefined for any other. */
export async function findLedAttempt(db: Db, id: string, reach: GroupReach) {
  const [row] = await led.run(db, { ...reach, id });
  return row;
}

const ledOf = defineStatement('exam_attempts_led', (db) =>
  db
    .select({ _id: examAttempts._id })
    .from(examAttempts)
    .innerJoin(groups, sql`${groups._id} = ${examAttempts.groupId}`)
    .where(
      sql`${examAttempts._id} = any(${sql.placeholder('ids')}::text[]) and ${looksAfterGroup}`,
    ),
);

/** Whether the person who asks looks after the group of an attempt. */
export const leadsLoader = new Loader<true, Context>(async (db, ids, context) => {
  const rows = await ledOf.run(db, { ...groupReachOf(signedIn(context)), ids: [...ids] });
  return new Map(rows.map(({ _id }) => [_id, true]));
});
