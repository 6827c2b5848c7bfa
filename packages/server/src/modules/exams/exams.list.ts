import { sql, type SQL } from 'drizzle-orm';
import { jsonList, jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courseFields } from '../courses/index.ts';
import { courses } from '../courses/courses.table.ts';
import { groups } from '../groups/groups.table.ts';
import { poolFields, questionFields, questionVersionFields } from '../questions/index.ts';
import { questionPools, questions, questionVersions } from '../questions/questions.table.ts';
import { regions } from '../regions/regions.table.ts';
import { examItems, exams, examWindows } from './exams.table.ts';

const examFields = {
  _id: exams._id,
  version: exams.version,
  courseId: exams.courseId,
  title: exams.title,
  instructions: exams.instructions,
  locale: exams.locale,
  translations: exams.translations,
  passMark: exams.passMark,
  allowedAttempts: exams.allowedAttempts,
  openBook: exams.openBook,
  published: exams.published,
  shuffleQuestions: exams.shuffleQuestions,
  shuffleParts: exams.shuffleParts,
  timeLimitMinutes: exams.timeLimitMinutes,
  leavingFails: exams.leavingFails,
  graceSeconds: exams.graceSeconds,
  connectionGraceSeconds: exams.connectionGraceSeconds,
  answersShown: exams.answersShown,
  practice: exams.practice,
  weight: exams.weight,
  createdAt: exams.createdAt,
  updatedAt: exams.updatedAt,
};

const ofExam = sql`${examItems} where ${examItems.examId} = ${exams._id}`;
const inPool = sql`(select count(*) from ${questions} where ${questions.poolId} = ${examItems.poolId} and not ${questions.archived})`;
/** How many questions an item asks: a pool gives what it has, up to what is drawn. */
const asked = sql`(case when ${examItems.poolId} is null then 1 else least(${examItems.draw}, ${inPool}) end)`;

const item = jsonObject({
  _id: examItems._id,
  position: examItems.position,
  points: examItems.points,
  question: jsonOne(
    jsonObject(questionFields),
    sql`${questions} where ${questions._id} = ${examItems.questionId}`,
  ),
  version: jsonOne(
    jsonObject(questionVersionFields),
    sql`${questionVersions} where ${questionVersions._id} = ${examItems.versionId}`,
  ),
  newerVersion: sql<boolean>`coalesce((select ${questions.latest} > ${questionVersions.number} from ${questions} join ${questionVersions} on ${questionVersions._id} = ${examItems.versionId} where ${questions._id} = ${examItems.questionId}), false)`,
  pool: jsonOne(
    jsonObject(poolFields),
    sql`${questionPools} where ${questionPools._id} = ${examItems.poolId}`,
  ),
  draw: examItems.draw,
});

const window = jsonObject({
  _id: examWindows._id,
  version: examWindows.version,
  examId: examWindows.examId,
  groupId: examWindows.groupId,
  group: jsonObject({ _id: groups._id, name: groups.name }),
  regionId: groups.regionId,
  opensAt: examWindows.opensAt,
  deadline: examWindows.deadline,
  closesAt: examWindows.closesAt,
  zone: regions.timeZone,
});

/** What hangs on an exam and is read only where it is asked for. */
const examRelations = {
  course: sql<
    JsonRow<typeof courseFields>
  >`(select ${jsonObject(courseFields)} from ${courses} where ${courses._id} = ${exams.courseId})`,
  questionCount: sql<number>`(select coalesce(sum(${asked}), 0)::int from ${ofExam})`,
  totalPoints: sql<number>`(select coalesce(sum(${asked} * ${examItems.points}), 0)::int from ${ofExam})`,
  items: jsonList(item, ofExam, sql`${examItems.position}`),
  windows: jsonList(
    window,
    sql`${examWindows} join ${groups} on ${groups._id} = ${examWindows.groupId} join ${regions} on ${regions._id} = ${groups.regionId} where ${examWindows.examId} = ${exams._id}`,
    sql`${groups.name}, ${groups._id}`,
  ),
};

type Relations = JsonRow<typeof examRelations>;

/** An exam with its key, as the back-office reads it; relations where they were asked for. */
export type Exam = JsonRow<typeof examFields> & Partial<Relations>;
export type ExamItem = Relations['items'][number];
export type ExamWindow = Relations['windows'][number];

export const EXAM_RELATIONS = [
  'course',
  'questionCount',
  'totalPoints',
  'items',
  'windows',
] as const satisfies readonly (keyof Relations)[];

/** JSON of an exam's row with the relations that were asked for. */
export const examItem = (wanted: ReadonlySet<string>): SQL<Exam> =>
  jsonObject({
    ...examFields,
    ...Object.fromEntries(Object.entries(examRelations).filter(([name]) => wanted.has(name))),
  });

/** The back-office's list of exams. They belong to the whole college: no region cuts it. */
export const examsList = defineList<Exam>({
  name: 'exams',
  table: exams,
  id: exams._id,
  filters: {
    ids: { where: (value) => sql`${exams._id} = any(${value}::text[])` },
    q: { where: (value) => sql`lower(${exams.title}) like ${value}`, parameter: containing },
    courseId: { where: (value) => sql`${exams.courseId} = ${value}` },
    published: { where: (value) => sql`${exams.published} = ${value}` },
  },
  sorts: { title: exams.title, createdAt: exams.createdAt },
  defaultSort: { field: 'title', order: 'ASC' },
  relations: EXAM_RELATIONS,
  item: examItem,
});
