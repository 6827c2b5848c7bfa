import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courses } from '../courses/courses.table.ts';
import { users } from '../identity/identity.table.ts';
import { questionPools, questions, questionVersions } from './questions.table.ts';

/** A question as it leaves the database in one JSON tree. */
export const questionFields = {
  _id: questions._id,
  version: questions.version,
  courseId: questions.courseId,
  poolId: questions.poolId,
  kind: questions.kind,
  title: questions.title,
  archived: questions.archived,
  createdAt: questions.createdAt,
  updatedAt: questions.updatedAt,
};

const createdByName = sql<
  string | null
>`(select ${users.fullName} from ${users} where ${users._id} = ${questionVersions.createdBy})`;

/** A version with its key: for staff. */
export const questionVersionFields = {
  _id: questionVersions._id,
  number: questionVersions.number,
  createdAt: questionVersions.createdAt,
  createdByName,
  content: questionVersions.content,
  key: questionVersions.key,
};

export const courseLink = { _id: courses._id, code: courses.code, name: courses.name };

/** A pool as it leaves the database in one JSON tree. */
export const poolFields = {
  _id: questionPools._id,
  version: questionPools.version,
  courseId: questionPools.courseId,
  name: questionPools.name,
  createdAt: questionPools.createdAt,
  updatedAt: questionPools.updatedAt,
};

const ofQuestion = sql`${questionVersions} where ${questionVersions.questionId} = ${questions._id}`;

/** What hangs on a question and is read only where it is asked for. */
const questionRelations = {
  course: sql<
    JsonRow<typeof courseLink>
  >`(select ${jsonObject(courseLink)} from ${courses} where ${courses._id} = ${questions.courseId})`,
  pool: jsonOne(
    jsonObject(poolFields),
    sql`${questionPools} where ${questionPools._id} = ${questions.poolId}`,
  ),
  latest: sql<
    JsonRow<typeof questionVersionFields>
  >`(select ${jsonObject(questionVersionFields)} from ${ofQuestion} and ${questionVersions.number} = ${questions.latest})`,
  versions: jsonList(
    jsonObject(questionVersionFields),
    ofQuestion,
    sql`${questionVersions.number} desc`,
  ),
};

type Relations = JsonRow<typeof questionRelations>;

/** A question as reads give it; relations where they were asked for. */
export type Question = JsonRow<typeof questionFields> & Partial<Relations>;
export type QuestionVersion = JsonRow<typeof questionVersionFields>;

export const QUESTION_RELATIONS = [
  'course',
  'pool',
  'latest',
  'versions',
] as const satisfies readonly (keyof Relations)[];

/** JSON of a question's row with the relations that were asked for. */
export const questionItem = (asked: ReadonlySet<string>): SQL<Question> =>
  jsonObject({
    ...questionFields,
    ...Object.fromEntries(Object.entries(questionRelations).filter(([name]) => asked.has(name))),
  });

/** Whether the newest version says nothing in a locale. */
const lacks = (locale: SQL) =>
  sql`exists (select 1 from ${ofQuestion} and ${questionVersions.number} = ${questions.latest} and not jsonb_exists(${questionVersions.content} -> 'texts', ${locale}))`;

/** The back-office's list of questions. They belong to the whole college: no region cuts it. */
export const questionsList = defineList<Question>({
  name: 'questions',
  table: questions,
  id: questions._id,
  filters: {
    ids: { where: (value) => sql`${questions._id} = any(${value}::text[])` },
    q: { where: (value) => sql`lower(${questions.title}) like ${value}`, parameter: containing },
    courseId: { where: (value) => sql`${questions.courseId} = ${value}` },
    poolId: { where: (value) => sql`${questions.poolId} = ${value}` },
    kind: { where: (value) => sql`${questions.kind} = ${value}` },
    archived: { where: (value) => sql`${questions.archived} = ${value}` },
    missingLocale: { where: (value) => lacks(sql`${value}::text`) },
  },
  sorts: {
    title: questions.title,
    kind: questions.kind,
    createdAt: questions.createdAt,
    updatedAt: questions.updatedAt,
  },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  relations: QUESTION_RELATIONS,
  item: questionItem,
});
