import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseOfferings } from '../courses/courses.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { submissions } from '../assignments/assignments.table.ts';

const userId = sql`${sql.placeholder('userId')}::text`;
const courseId = sql`${sql.placeholder('courseId')}::text`;

const studied = sql`
  select ${groupMembers.groupId} as group_id from ${groupMembers} join ${courseOfferings} on ${courseOfferings.groupId} = ${groupMembers.groupId}
  where ${groupMembers.userId} = ${userId} and ${groupMembers.role} = 'STUDENT' and ${courseOfferings.courseId} = ${courseId}
  union select ${examAttempts.groupId} from ${examAttempts} where ${examAttempts.userId} = ${userId} and ${examAttempts.courseId} = ${courseId}
  union select ${submissions.groupId} from ${submissions} where ${submissions.userId} = ${userId} and ${submissions.courseId} = ${courseId}`;

const place = defineStatement('place_of_grade', (db) =>
  db
    .select({ groupId: groups._id, regionId: groups.regionId })
    .from(groups)
    .leftJoin(
      courseOfferings,
      sql`${courseOfferings.groupId} = ${groups._id} and ${courseOfferings.courseId} = ${courseId}`,
    )
    .where(sql`${groups._id} in (${studied})`)
    .orderBy(sql`${courseOfferings.endsOn} desc nulls last, ${groups._id}`)
    .limit(1),
);

/** The group in which somebody has studied a course at last. */
export async function placeOfGrade(
  db: Db,
  about: { readonly userId: string; readonly courseId: string },
): Promise<{ readonly groupId: string; readonly regionId: string } | undefined> {
  const [row] = await place.run(db, about);
  return row;
}

/** The language in which a student is told. */
export async function localeOfStudent(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ locale: users.locale }).from(users).where(eq(users._id, id));
  return row?.locale;
}
