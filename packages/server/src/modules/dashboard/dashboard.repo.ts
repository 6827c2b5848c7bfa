import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineShapes } from '../../platform/shaped-statement.ts';
import {
  ASSIGNMENT_RELATIONS,
  pendingAssignmentsTree,
  type StudentAssignment,
} from '../assignments/index.ts';
import { studentCoursesTree } from '../courses/index.ts';
import { newestResults, RESULT_RELATIONS } from '../exams/index.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { latestNotifications, unreadCount } from '../notifications/index.ts';

/** Exam results on a dashboard (specification §2 and §9). */
const RECENT_RESULTS = 5;
const LATEST_NOTIFICATIONS = 10;

const me = sql`${sql.placeholder('userId')}::text`;
const group = sql`${sql.placeholder('groupId')}::text`;
const inGroup = sql`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${users._id} and ${groupMembers.groupId} = ${group})`;

const dashboard = defineShapes(
  'dashboard',
  ['ofGroup', 'lessons', 'pendingAssignments', ...ASSIGNMENT_RELATIONS, ...RESULT_RELATIONS],
  (db, asked) => {
    const own = sql`${examAttempts.userId} = ${me}`;
    const ofGroup = asked.has('ofGroup');
    return db
      .select({
        member: ofGroup ? sql<boolean>`${inGroup}` : sql<boolean>`true`,
        recentExamResults: newestResults(
          ofGroup ? sql`${own} and ${examAttempts.groupId} = ${group}` : own,
          RECENT_RESULTS,
          asked,
        ),
        courses: studentCoursesTree(me, asked, ofGroup ? group : undefined),
        pendingAssignments: asked.has('pendingAssignments')
          ? pendingAssignmentsTree(me, asked, ofGroup ? group : undefined)
          : sql<StudentAssignment[]>`'[]'::json`,
        unreadNotifications: unreadCount,
        notifications: latestNotifications(LATEST_NOTIFICATIONS),
      })
      .from(users)
      .where(sql`${users._id} = ${me}`);
  },
);

/**
 * What a person sees first, in one statement.
 * @param who their `groupId` cuts results, courses and assignments to this group; null for all.
 * @returns undefined when the person is not in the group.
 */
export async function findDashboard(
  db: Db,
  who: { readonly userId: string; readonly groupId: string | null; readonly now: string },
  asked: ReadonlySet<string>,
) {
  const { groupId } = who;
  const shape = groupId === null ? asked : new Set([...asked, 'ofGroup']);
  const [row] = await dashboard(shape).run(db, who);
  return row?.member === true ? { ...row, groupId } : undefined;
}

export type Dashboard = NonNullable<Awaited<ReturnType<typeof findDashboard>>>;
