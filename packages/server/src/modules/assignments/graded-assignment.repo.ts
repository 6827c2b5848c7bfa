import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { type Grader, gradesGroup } from './assignment-students.list.ts';
import { assignmentDates, assignments } from './assignments.table.ts';

const groupFields = {
  _id: groups._id,
  name: groups.name,
  zone: regions.timeZone,
  dueAt: sql<
    string | null
  >`(select ${assignmentDates.dueAt} from ${assignmentDates} where ${assignmentDates.assignmentId} = ${assignments._id} and ${assignmentDates.groupId} = ${groups._id})`,
};

const statement = defineStatement('graded_assignment', (db) =>
  db
    .select({
      _id: assignments._id,
      title: assignments.title,
      kind: assignments.kind,
      course: jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
      groups: jsonList(
        jsonObject(groupFields),
        sql`${courseOfferings} join ${groups} on ${groups._id} = ${courseOfferings.groupId} join ${regions} on ${regions._id} = ${groups.regionId} where ${courseOfferings.courseId} = ${assignments.courseId} and ${gradesGroup}`,
        sql`${groups.name}, ${groups._id}`,
      ),
    })
    .from(assignments)
    .innerJoin(courses, eq(courses._id, assignments.courseId))
    .where(eq(assignments._id, sql.placeholder('assignmentId'))),
);

/** An assignment with those of its groups whose work the person grades. */
export async function findGradedAssignment(
  db: Db,
  asked: Grader & { readonly assignmentId: string },
) {
  const [row] = await statement.run(db, { ...asked, regions: [...asked.regions] });
  return row;
}

export type GradedAssignment = NonNullable<Awaited<ReturnType<typeof findGradedAssignment>>>;
