import type { GradeBand } from '@lampstand/grades';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing } from '../../platform/list.ts';
import { defineShapes } from '../../platform/shaped-statement.ts';
import { defineStatement } from '../../platform/statement.ts';
import { assignments } from '../assignments/assignments.table.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { exams } from '../exams/exams.table.ts';
import { type GroupReach, looksAfterGroup, personFields } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { gradedCourses, type RawCourseGrade } from './grade-parts.list.ts';
import { bandsOr, storedBands } from './grade-scale.repo.ts';

const groupId = sql`${sql.placeholder('groupId')}::text`;
const courseId = sql`${sql.placeholder('courseId')}::text`;

const students = (searched: boolean): SQL =>
  sql`${groupMembers} join ${users} on ${users._id} = ${groupMembers.userId} where ${groupMembers.groupId} = ${groupId} and ${groupMembers.role} = 'STUDENT'${searched ? sql` and lower(${users.fullName}) like ${sql.placeholder('q')}::text` : sql``}`;

/** An exam or assignment over a column. */
export interface GradeColumn {
  readonly _id: string;
  readonly kind: RawCourseGrade['parts'][number]['kind'];
  readonly title: string;
  readonly weight: number;
}

const columns = sql<GradeColumn[]>`(
  select coalesce(json_agg(json_build_object('_id', part.id, 'kind', part.kind, 'title', part.title, 'weight', part.weight) order by part.kind desc, part.title, part.id), '[]'::json)
  from (
    select ${exams._id} as id, 'EXAM' as kind, ${exams.title} as title, ${exams.weight} as weight from ${exams} where ${exams.courseId} = ${courseId} and ${exams.published}
    union all select ${assignments._id}, 'ASSIGNMENT', ${assignments.title}, ${assignments.weight} from ${assignments} where ${assignments.courseId} = ${courseId} and ${assignments.published}
  ) as part
)`;

/** All of a group: who comes first is known once the grades are. */
const book = defineShapes('grade_book', ['searched'], (db, asked) => {
  const searched = asked.has('searched');
  const people = sql`array(select ${groupMembers.userId} from ${students(searched)})`;
  return db
    .select({
      scale: storedBands,
      course: jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
      columns,
      students: jsonList(
        jsonObject(personFields),
        students(searched),
        sql`${users.fullName}, ${users._id}`,
      ),
      grades: gradedCourses({ people, courseId }),
    })
    .from(
      sql`${groups} join ${courseOfferings} on ${courseOfferings.groupId} = ${groups._id} join ${courses} on ${courses._id} = ${courseOfferings.courseId} where ${groups._id} = ${groupId} and ${courses._id} = ${courseId} and ${courses.published} and ${looksAfterGroup}`,
    );
});

/** What the grades of a group in a course are made of. */
export interface RawGradeBook {
  readonly scale: readonly GradeBand[];
  readonly course: RawCourseGrade['course'];
  readonly columns: GradeColumn[];
  /** By name. */
  readonly students: JsonRow<typeof personFields>[];
  readonly grades: RawCourseGrade[];
}

/**
 * A group's grades in a course, in one statement.
 * @returns undefined where the person may not look, or the group does not have the course.
 */
export async function findGradeBook(
  db: Db,
  reach: GroupReach,
  asked: {
    readonly groupId: string;
    readonly courseId: string;
    readonly q: string | null;
    readonly now: string;
  },
): Promise<RawGradeBook | undefined> {
  const shape: ReadonlySet<string> = new Set(asked.q === null ? [] : ['searched']);
  const [found] = await book(shape).run(db, {
    ...reach,
    ...asked,
    regions: [...reach.regions],
    q: asked.q === null ? '' : containing(asked.q),
  });
  return found && { ...found, scale: bandsOr(found.scale) };
}

const coursesOfGroup = defineStatement('grade_book_courses', (db) =>
  db
    .select({
      courses: jsonList(
        jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
        sql`${courseOfferings} join ${courses} on ${courses._id} = ${courseOfferings.courseId} where ${courseOfferings.groupId} = ${groups._id} and ${courses.published}`,
        sql`${courses.code}, ${courses._id}`,
      ),
    })
    .from(groups)
    .where(sql`${groups._id} = ${groupId} and ${looksAfterGroup}`),
);

/** The courses in which a group has grades; undefined where the person may not look. */
export async function findGradedCourses(
  db: Db,
  reach: GroupReach,
  id: string,
): Promise<RawCourseGrade['course'][] | undefined> {
  const parameters = { ...reach, regions: [...reach.regions], groupId: id };
  const [found] = await coursesOfGroup.run(db, parameters);
  return found?.courses;
}
