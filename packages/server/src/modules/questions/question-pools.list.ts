import { sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courses } from '../courses/courses.table.ts';
import { courseLink, poolFields } from './questions.list.ts';
import { questionPools, questions } from './questions.table.ts';

/** What hangs on a pool and is read only where it is asked for. */
const poolRelations = {
  course: sql<
    JsonRow<typeof courseLink>
  >`(select ${jsonObject(courseLink)} from ${courses} where ${courses._id} = ${questionPools.courseId})`,
  questionCount: sql<number>`(select count(*)::int from ${questions} where ${questions.poolId} = ${questionPools._id} and not ${questions.archived})`,
};

type Relations = JsonRow<typeof poolRelations>;

/** A pool as reads give it; relations where they were asked for. */
export type QuestionPool = JsonRow<typeof poolFields> & Partial<Relations>;

export const POOL_RELATIONS = [
  'course',
  'questionCount',
] as const satisfies readonly (keyof Relations)[];

/** JSON of a pool's row with the relations that were asked for. */
export const poolItem = (asked: ReadonlySet<string>) =>
  jsonObject({
    ...poolFields,
    ...Object.fromEntries(Object.entries(poolRelations).filter(([name]) => asked.has(name))),
  });

/** The back-office's list of pools. They belong to the whole college: no region cuts it. */
export const questionPoolsList = defineList<QuestionPool>({
  name: 'question_pools',
  table: questionPools,
  id: questionPools._id,
  filters: {
    ids: { where: (value) => sql`${questionPools._id} = any(${value}::text[])` },
    q: { where: (value) => sql`lower(${questionPools.name}) like ${value}`, parameter: containing },
    courseId: { where: (value) => sql`${questionPools.courseId} = ${value}` },
  },
  sorts: { name: questionPools.name, createdAt: questionPools.createdAt },
  defaultSort: { field: 'name', order: 'ASC' },
  relations: POOL_RELATIONS,
  item: poolItem,
});
