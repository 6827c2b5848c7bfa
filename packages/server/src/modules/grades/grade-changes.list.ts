import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { keepShapes } from '../../platform/shaped-statement.ts';
import { courses } from '../courses/courses.table.ts';
import { type GroupReach, looksAfterGroup, personFields } from '../groups/index.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { gradeChanges } from './grades.table.ts';

const changeFields = {
  _id: gradeChanges._id,
  kind: gradeChanges.subjectKind,
  title: gradeChanges.title,
  course: sql<{ _id: string; code: string; name: string }>`${jsonOne(
    jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
    sql`${courses} where ${courses._id} = ${gradeChanges.courseId}`,
  )}`,
  student: sql<JsonRow<typeof personFields>>`${jsonOne(
    jsonObject(personFields),
    sql`${users} where ${users._id} = ${gradeChanges.userId}`,
  )}`,
  before: gradeChanges.before,
  after: gradeChanges.after,
  reason: gradeChanges.reason,
  byName: sql<string>`(select ${users.fullName} from ${users} where ${users._id} = ${gradeChanges.changedBy})`,
  at: gradeChanges.at,
};

/** A grade that changed, as whoever may know of it reads it. */
export type GradeChange = JsonRow<typeof changeFields>;

const filters = {
  courseId: gradeChanges.courseId,
  groupId: gradeChanges.groupId,
  studentId: gradeChanges.userId,
} as const;

export type GradeChangeFilter = Partial<Record<keyof typeof filters, string>>;

const FILTERS = ['courseId', 'groupId', 'studentId'] as const;

/** The person's own, and those of groups that they look after. */
const readable = sql`(${gradeChanges.userId} = ${sql.placeholder('userId')}::text or exists (select 1 from ${groups} where ${groups._id} = ${gradeChanges.groupId} and ${looksAfterGroup}))`;

const newestFirst = sql`${gradeChanges.at} desc, ${gradeChanges._id} desc`;

const shapes = keepShapes<{ items: GradeChange[]; total: number }[]>('grade_changes');

/** A page of the changes that the person may know of, the newest first, in one statement. */
export async function findGradeChanges(
  db: Db,
  reach: GroupReach,
  filter: GradeChangeFilter,
  page: { readonly page: number; readonly perPage: number },
): Promise<{ readonly items: GradeChange[]; readonly total: number }> {
  const used = FILTERS.filter((name) => filter[name] !== undefined);
  const where: SQL = sql.join(
    [readable, ...used.map((name) => sql`${filters[name]} = ${sql.placeholder(name)}::text`)],
    sql` and `,
  );
  const statement = shapes(used.join('+'), (client) =>
    client
      .select({
        total: sql<number>`(select count(*)::int from ${gradeChanges} where ${where})`,
        items: jsonList(
          jsonObject(changeFields),
          sql`(select ${gradeChanges._id} as page_id from ${gradeChanges} where ${where} order by ${newestFirst} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as page join ${gradeChanges} on ${gradeChanges._id} = page.page_id`,
          newestFirst,
        ),
      })
      .from(sql`(select 1) as one`),
  );
  const [found] = await statement.run(db, {
    ...reach,
    ...filter,
    regions: [...reach.regions],
    limit: page.perPage,
    offset: (page.page - 1) * page.perPage,
  });
  return found ?? { items: [], total: 0 };
}
