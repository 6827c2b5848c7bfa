import { sql, type SQL } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courseFields } from '../courses/index.ts';
import { courses } from '../courses/courses.table.ts';
import { examChoices, examQuestions, exams } from './exams.table.ts';

const examFields = {
  _id: exams._id,
  version: exams.version,
  courseId: exams.courseId,
  title: exams.title,
  instructions: exams.instructions,
  passMark: exams.passMark,
  allowedAttempts: exams.allowedAttempts,
  openBook: exams.openBook,
  published: exams.published,
  createdAt: exams.createdAt,
  updatedAt: exams.updatedAt,
};

const ofExam = sql`${examQuestions} where ${examQuestions.examId} = ${exams._id}`;

/** What hangs on an exam and is read only where it is asked for. */
const examRelations = {
  course: sql<
    JsonRow<typeof courseFields>
  >`(select ${jsonObject(courseFields)} from ${courses} where ${courses._id} = ${exams.courseId})`,
  questionCount: sql<number>`(select count(*)::int from ${ofExam})`,
  totalPoints: sql<number>`(select coalesce(sum(${examQuestions.points}), 0)::int from ${ofExam})`,
  questions: jsonList(
    jsonObject({
      _id: examQuestions._id,
      kind: examQuestions.kind,
      text: examQuestions.text,
      points: examQuestions.points,
      position: examQuestions.position,
      choices: jsonList(
        jsonObject({
          _id: examChoices._id,
          text: examChoices.text,
          correct: examChoices.correct,
          position: examChoices.position,
        }),
        sql`${examChoices} where ${examChoices.questionId} = ${examQuestions._id}`,
        sql`${examChoices.position}`,
      ),
    }),
    ofExam,
    sql`${examQuestions.position}`,
  ),
};

type Relations = JsonRow<typeof examRelations>;

/** An exam with its key, as the back-office reads it; relations where they were asked for. */
export type Exam = JsonRow<typeof examFields> & Partial<Relations>;
export type ExamQuestion = Relations['questions'][number];

export const EXAM_RELATIONS = [
  'course',
  'questionCount',
  'totalPoints',
  'questions',
] as const satisfies readonly (keyof Relations)[];

/** JSON of an exam's row with the relations that were asked for. */
export const examItem = (asked: ReadonlySet<string>): SQL<Exam> =>
  jsonObject({
    ...examFields,
    ...Object.fromEntries(Object.entries(examRelations).filter(([name]) => asked.has(name))),
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
