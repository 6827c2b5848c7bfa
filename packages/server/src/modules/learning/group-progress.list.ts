import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing } from '../../platform/list.ts';
import { keepShapes } from '../../platform/shaped-statement.ts';
import { seenPercent } from '../courses/index.ts';
import { courseOfferings, courses, lessons } from '../courses/courses.table.ts';
import { type GroupReach, looksAfterGroup, personFields } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { lessonChecks } from '../courses/lesson-checks.table.ts';
import { questions } from '../questions/questions.table.ts';
import { lessonCheckAnswers, lessonProgress } from './learning.table.ts';

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const groupId = given('groupId', 'text');
const courseId = given('courseId', 'text');

/** The lessons that count: those that students see. */
const published = sql`${lessons.courseId} = ${courseId} and ${lessons.published}`;

const students = (searched: boolean): SQL =>
  sql`${groupMembers} join ${users} on ${users._id} = ${groupMembers.userId} where ${groupMembers.groupId} = ${groupId} and ${groupMembers.role} = 'STUDENT'${searched ? sql` and lower(${users.fullName}) like ${given('q', 'text')}` : sql``}`;

/** The way of one person through the lessons of the course, in figures. */
const figures = {
  completed_lessons: sql`count(${lessonProgress.completedAt})::int`,
  seen_percent: sql`coalesce(sum(${seenPercent}) / nullif(count(*), 0), 0)::int`,
  last_seen_at: sql`max(${lessonProgress.playedAt})`,
};

const figuresOf = (person: SQL): SQL =>
  sql`select ${sql.join(
    Object.entries(figures).map(([name, figure]) => sql`${figure} as ${sql.raw(name)}`),
    sql`, `,
  )}, json_agg(${jsonObject(lessonFieldsOf(person))} order by ${lessons.position}, ${lessons._id}) as lessons from ${lessons} left join ${lessonProgress} on ${lessonProgress.lessonId} = ${lessons._id} and ${lessonProgress.userId} = ${person} where ${published}`;

const lessonFieldsOf = (person: SQL) => ({
  lessonId: lessons._id,
  seenPercent,
  completed: sql<boolean>`${lessonProgress.completedAt} is not null`,
  checks: checksOf(person),
});

const checkFields = {
  checkId: lessonChecks._id,
  tries: sql<number>`coalesce(${lessonCheckAnswers.tries}, 0)`,
  answered: sql<boolean>`${lessonCheckAnswers.answeredAt} is not null`,
};

/** What one person answered of what the lesson's row asks, in its order. */
const checksOf = (person: SQL) =>
  jsonList(
    jsonObject(checkFields),
    sql`${lessonChecks} left join ${lessonCheckAnswers} on ${lessonCheckAnswers.checkId} = ${lessonChecks._id} and ${lessonCheckAnswers.userId} = ${person} where ${lessonChecks.lessonId} = ${lessons._id}`,
    sql`${lessonChecks.atSeconds}, ${lessonChecks._id}`,
  );

const itemFields = {
  student: jsonObject(personFields),
  completedLessons: sql<number>`way.completed_lessons`,
  seenPercent: sql<number>`way.seen_percent`,
  lastSeenAt: sql<string | null>`way.last_seen_at`,
  lessons: sql<JsonRow<ReturnType<typeof lessonFieldsOf>>[]>`coalesce(way.lessons, '[]'::json)`,
};

/** How far one student is in a course. */
export type StudentProgress = JsonRow<typeof itemFields>;

export const progressSorts = ['name', 'completedLessons', 'seenPercent', 'lastSeenAt'] as const;

interface SortKey {
  /** Of one student, over the progress that there is. */
  readonly figure: SQL;
  /** The same where there may be none. */
  readonly key: SQL;
}

/** By what students are sorted; of all but their names the whole group is looked at. */
const sortKeys: Readonly<Record<(typeof progressSorts)[number], SortKey | undefined>> = {
  name: undefined,
  completedLessons: {
    figure: sql`count(${lessonProgress.completedAt})`,
    key: sql`coalesce(figures.figure, 0)`,
  },
  // Of the same lessons for everybody: the sum stands for the mean.
  seenPercent: { figure: sql`sum(${seenPercent})`, key: sql`coalesce(figures.figure, 0)` },
  lastSeenAt: { figure: sql`max(${lessonProgress.playedAt})`, key: sql`figures.figure` },
};

const everybodys = (figure: SQL): SQL =>
  sql`left join (select ${lessonProgress.userId} as person, ${figure} as figure from ${lessonProgress} join ${lessons} on ${lessons._id} = ${lessonProgress.lessonId} where ${published} group by ${lessonProgress.userId}) as figures on figures.person = page_of.id`;

export interface GroupProgressRequest {
  readonly groupId: string;
  readonly courseId: string;
  readonly q: string | null;
  readonly sort: { readonly field: (typeof progressSorts)[number]; readonly order: 'ASC' | 'DESC' };
  readonly page: { readonly page: number; readonly perPage: number };
}

const lessonColumns = {
  _id: lessons._id,
  title: lessons.title,
  position: lessons.position,
  checks: jsonList(
    jsonObject({
      _id: lessonChecks._id,
      atSeconds: lessonChecks.atSeconds,
      question: questions.title,
    }),
    sql`${lessonChecks} join ${questions} on ${questions._id} = ${lessonChecks.questionId} where ${lessonChecks.lessonId} = ${lessons._id}`,
    sql`${lessonChecks.atSeconds}, ${lessonChecks._id}`,
  ),
};

export interface GroupProgress {
  readonly lessons: JsonRow<typeof lessonColumns>[];
  readonly items: StudentProgress[];
  readonly total: number;
}

const shapes = keepShapes<GroupProgress[]>('group_progress');

/** Students of a page, in their order, as `page (id, place)`. */
function pageOf({ q, sort }: GroupProgressRequest): SQL {
  const by = sortKeys[sort.field];
  const descending = sort.order === 'DESC';
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const order = by
    ? sql`${by.key} ${direction} nulls ${sql.raw(descending ? 'last' : 'first')}, page_of.full_name, page_of.id`
    : sql`page_of.full_name ${direction}, page_of.id ${direction}`;
  return sql`(select page_of.id, row_number() over (order by ${order}) as place from (select ${users._id} as id, ${users.fullName} as full_name from ${students(q !== null)}) as page_of ${by ? everybodys(by.figure) : sql``} order by place limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as page`;
}

/**
 * A page of a group's students with their way through a course, in one statement.
 * @returns undefined where the person may not look, or the group does not have the course.
 */
export async function findGroupProgress(
  db: Db,
  reach: GroupReach,
  request: GroupProgressRequest,
): Promise<GroupProgress | undefined> {
  const { sort, page, q } = request;
  const statement = shapes(`${sort.field}|${sort.order}|${q !== null}`, (client) =>
    client
      .select({
        lessons: jsonList(
          jsonObject(lessonColumns),
          sql`${lessons} where ${published}`,
          sql`${lessons.position}, ${lessons._id}`,
        ),
        total: sql<number>`(select count(*)::int from ${students(q !== null)})`,
        items: jsonList(
          jsonObject(itemFields),
          sql`${pageOf(request)} join ${users} on ${users._id} = page.id cross join lateral (${figuresOf(sql`page.id`)}) as way`,
          sql`page.place`,
        ),
      })
      .from(
        sql`${groups} join ${courseOfferings} on ${courseOfferings.groupId} = ${groups._id} join ${courses} on ${courses._id} = ${courseOfferings.courseId} where ${groups._id} = ${groupId} and ${courses._id} = ${courseId} and ${courses.published} and ${looksAfterGroup}`,
      ),
  );
  const [found] = await statement.run(db, {
    ...reach,
    regions: [...reach.regions],
    groupId: request.groupId,
    courseId: request.courseId,
    q: q === null ? '' : containing(q),
    limit: page.perPage,
    offset: (page.page - 1) * page.perPage,
  });
  return found;
}
