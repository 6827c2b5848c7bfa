import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseOfferings } from '../courses/courses.table.ts';
import { personFields } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { assignments, submissions } from './assignments.table.ts';
import { handedIn } from './submissions.list.ts';

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const fields = {
  student: jsonObject(personFields),
  /** Of what was handed in: drafts are nobody's but the student's. */
  submissionId: sql<string | null>`case when ${handedIn} then ${submissions._id} end`,
  status: sql<'SUBMITTED' | 'GRADED' | null>`case when ${handedIn} then ${submissions.status} end`,
  submittedAt: submissions.submittedAt,
  score: submissions.score,
  completed: submissions.completed,
  reopenedUntil: submissions.reopenedUntil,
};

type Nullable<Row> = { [K in keyof Row]: Row[K] | null };

/** A student of a group and where they stand with an assignment. */
export type AssignmentStudent = Pick<JsonRow<typeof fields>, 'student'> &
  Nullable<Omit<JsonRow<typeof fields>, 'student'>>;

/** Of groups that the person facilitates, and of regions whose admin they are. */
export const gradesGroup = sql`(${given('everywhere', 'boolean')} or ${groups.regionId} = any(${given('regions', 'text[]')}) or exists (select 1 from ${groupMembers} as leader where leader.group_id = ${groups._id} and leader.user_id = ${given('userId', 'text')} and leader.role = 'FACILITATOR'))`;

const statement = defineStatement('assignment_students', (db) =>
  db
    .select({
      students: jsonList(
        jsonObject(fields),
        sql`${groupMembers} join ${users} on ${users._id} = ${groupMembers.userId} left join ${submissions} on ${submissions.userId} = ${users._id} and ${submissions.assignmentId} = ${assignments._id} where ${groupMembers.groupId} = ${groups._id} and ${groupMembers.role} = 'STUDENT'`,
        sql`${users.fullName}, ${users._id}`,
      ),
    })
    .from(
      sql`${assignments} join ${courseOfferings} on ${courseOfferings.courseId} = ${assignments.courseId} join ${groups} on ${groups._id} = ${courseOfferings.groupId}`,
    )
    .where(
      sql`${assignments._id} = ${sql.placeholder('assignmentId')} and ${groups._id} = ${sql.placeholder('groupId')} and ${gradesGroup}`,
    ),
);

/** Who asks, as `gradesGroup` takes them. */
export interface Grader {
  readonly userId: string;
  readonly everywhere: boolean;
  readonly regions: readonly string[];
}

/** @returns undefined where the person may not look, or the group does not have the course. */
export async function findAssignmentStudents(
  db: Db,
  asked: Grader & { readonly assignmentId: string; readonly groupId: string },
): Promise<AssignmentStudent[] | undefined> {
  const [row] = await statement.run(db, { ...asked, regions: [...asked.regions] });
  return row?.students;
}
