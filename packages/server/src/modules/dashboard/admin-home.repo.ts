import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { defineShapes } from '../../platform/shaped-statement.ts';
import { regionsWith, type Viewer } from '../../platform/viewer.ts';
import { courses } from '../courses/courses.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { ended, newestResults, RESULT_RELATIONS } from '../exams/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { waitingFor, type WaitingItem } from './waiting.repo.ts';

const RECENT_RESULTS = 5;

const idsOf = (name: string) => sql`${sql.placeholder(name)}::text[]`;
const ids = idsOf('regions');
const count = (from: SQL) => sql<number>`(select count(*)::int from ${from})`;

/** What changes the statement besides the results' relations. */
const HOME_SHAPES = [
  'everywhere',
  'asAdmin',
  'adminEverywhere',
  'asSuperadmin',
  'waiting',
] as const;

const home = defineShapes('admin_home', [...HOME_SHAPES, ...RESULT_RELATIONS], (db, asked) => {
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
      waiting: asked.has('waiting')
        ? waitingFor({
            asAdmin: asked.has('asAdmin'),
            asSuperadmin: asked.has('asSuperadmin'),
            administersAll: asked.has('adminEverywhere'),
            managed: within,
            administered: (regionId) =>
              asked.has('adminEverywhere')
                ? sql`true`
                : sql`${regionId} = any(${idsOf('administered')})`,
          })
        : sql<WaitingItem[]>`'[]'::json`,
    })
    .from(sql`(select 1) as one`);
});

/** The back-office's numbers in one statement: of the person's regions, courses of the whole college. */
export async function findAdminHome(db: Db, viewer: Viewer, asked: ReadonlySet<string>) {
  const managed = regionsWith(viewer, 'manager');
  const administered = regionsWith(viewer, 'admin');
  const shape = new Set([
    ...asked,
    ...(managed === 'all' ? ['everywhere'] : []),
    ...(administered === 'all' ? ['adminEverywhere'] : []),
    ...(administered.length > 0 ? ['asAdmin'] : []),
    ...(viewer.roles.includes('superadmin') ? ['asSuperadmin'] : []),
  ]);
  const [row] = await home(shape).run(db, {
    regions: managed === 'all' ? [] : [...managed],
    administered: administered === 'all' ? [] : [...administered],
  });
  if (!row) throw new Error('The numbers of the back-office could not be read');
  return row;
}

export type AdminHome = Awaited<ReturnType<typeof findAdminHome>>;
