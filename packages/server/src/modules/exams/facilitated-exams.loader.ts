import { sql } from 'drizzle-orm';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseOfferings } from '../courses/courses.table.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { examAttempts, exams, examWindows } from './exams.table.ts';

const facilitated = defineStatement('facilitated_exams', (db) =>
  db
    .select({
      courseId: exams.courseId,
      examId: exams._id,
      title: exams.title,
      groupId: groups._id,
      groupName: groups.name,
      opensAt: examWindows.opensAt,
      deadline: examWindows.deadline,
      closesAt: examWindows.closesAt,
      zone: regions.timeZone,
      toMark: sql<number>`(select count(*)::int from ${examAttempts} where ${examAttempts.examId} = ${exams._id} and ${examAttempts.groupId} = ${groups._id} and ${examAttempts.status} = 'MARKING' and ${examAttempts.mode} = 'EXAM')`,
    })
    .from(exams)
    .innerJoin(courseOfferings, sql`${courseOfferings.courseId} = ${exams.courseId}`)
    .innerJoin(groups, sql`${groups._id} = ${courseOfferings.groupId}`)
    .innerJoin(regions, sql`${regions._id} = ${groups.regionId}`)
    .innerJoin(
      groupMembers,
      sql`${groupMembers.groupId} = ${groups._id} and ${groupMembers.userId} = ${sql.placeholder('userId')}::text and ${groupMembers.role} = 'FACILITATOR'`,
    )
    .leftJoin(
      examWindows,
      sql`${examWindows.examId} = ${exams._id} and ${examWindows.groupId} = ${groups._id}`,
    )
    .where(sql`${exams.courseId} = any(${sql.placeholder('ids')}::text[]) and ${exams.published}`)
    .orderBy(exams.title, groups.name, exams._id, groups._id),
);

/** An exam of a group that the person facilitates, with when it is sat there. */
export type FacilitatedExam = Awaited<ReturnType<typeof facilitated.run>>[number];

/** The published exams of courses, for each group that the person who asks facilitates. */
export const facilitatedExamsLoader = new Loader<FacilitatedExam[], Context>(
  async (db, ids, context) => {
    const rows = await facilitated.run(db, { userId: signedIn(context)._id, ids: [...ids] });
    return Map.groupBy(rows, ({ courseId }) => courseId);
  },
);
