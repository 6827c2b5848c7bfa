import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { defineShapes } from '../../platform/shaped-statement.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { courses } from '../courses/courses.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { ended, newestResults, RESULT_RELATIONS } from '../exams/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';

const RECENT_RESULTS = 5;

const ids = sql`${sql.placeholder('regions')}::text[]`;
const count = (from: SQL) => sql<number>`(select count(*)::int from ${from})`;

const home = defineShapes('admin_home', ['everywhere', ...RESULT_RELATIONS], (db, asked) => {
  const everywhere = asked.has('everywhere');
  const within = (regionId: PgColumn) => (everywhere ? sql`true` : sql`${regionId} = any(${ids})`);
  const here = everywhere
    ? sql`true`
    : sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${users._id} and ${within(userRegions.regionId)})`;
  return db
    .select({
      userCount: count(sql`${users} where ${here}`),
      // Studying now: an account that is open, in a group that is under way.
      activeStudentCount: count(
        sql`${users} where ${users.deactivatedAt} is null and exists (select 1 from ${groupMembers} join ${groups} on ${groups._id} = ${groupMembers.groupId} where ${groupMembers.userId} = ${users._id} and ${groupMembers.role} = 'STUDENT' and not ${groups.archived} and ${within(groups.regionId)})`,
      ),
      groupCount: count(sql`${groups} where ${within(groups.regionId)}`),
      // Zone SYSTEM never shows (specification §3).
      regionCount: count(
        sql`${regions} where ${regions.zone} <> 'SYSTEM' and ${within(regions._id)}`,
      ),
      courseCount: count(sql`${courses}`),
      examResultCount: count(
        sql`${examAttempts} where ${ended} and ${within(examAttempts.regionId)}`,
      ),
      recentExamResults: newestResults(within(examAttempts.regionId), RECENT_RESULTS, asked),
    })
    .from(sql`(select 1) as one`);
});

/** The back-office's numbers in one statement: of the given regions, courses of the whole college. */
export async function findAdminHome(db: Db, scope: RegionScope, asked: ReadonlySet<string>) {
  const everywhere = scope === 'all';
  const shape = everywhere ? new Set([...asked, 'everywhere']) : asked;
  const [row] = await home(shape).run(db, { regions: everywhere ? [] : [...scope] });
  if (!row) throw new Error('The numbers of the back-office could not be read');
  return row;
}

export type AdminHome = Awaited<ReturnType<typeof findAdminHome>>;
