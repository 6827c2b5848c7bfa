import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { CourseRef } from '../courses/index.ts';
import { examCountLoader, examsOfCourseLoader, wholeExamLoader } from './exams.loader.ts';
import type { Exam, ExamQuestion } from './exams.list.ts';
import { ExamRef, QuestionKind } from './exams.refs.ts';

const ExamChoiceRef = builder.objectRef<ExamQuestion['choices'][number]>('ExamChoice').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    text: t.exposeString('text'),
    correct: t.exposeBoolean('correct'),
    position: t.exposeInt('position'),
  }),
});

const ExamQuestionRef = builder.objectRef<ExamQuestion>('ExamQuestion').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', { type: QuestionKind }),
    text: t.exposeString('text'),
    points: t.exposeInt('points'),
    position: t.exposeInt('position'),
    choices: t.expose('choices', { type: [ExamChoiceRef] }),
  }),
});

/** One relation of an exam: as it was read with it, else loaded in one batch for all. */
async function relationOf<Value>(
  context: Context,
  exam: Exam,
  relation: (exam: Exam) => Value | undefined,
): Promise<Value> {
  const known = relation(exam);
  if (known !== undefined) return known;
  const whole = await wholeExamLoader.load(context, exam._id);
  const loaded = whole && relation(whole);
  if (loaded === undefined) throw new Error(`Exam ${exam._id} could not be read`);
  return loaded;
}

ExamRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    courseId: t.exposeID('courseId'),
    course: t.field({
      type: CourseRef,
      resolve: (exam, _args, context) => relationOf(context, exam, (one) => one.course),
    }),
    title: t.exposeString('title'),
    instructions: t.exposeString('instructions', { nullable: true }),
    passMark: t.exposeInt('passMark'),
    allowedAttempts: t.exposeInt('allowedAttempts'),
    openBook: t.exposeBoolean('openBook'),
    published: t.exposeBoolean('published'),
    questionCount: t.int({
      resolve: (exam, _args, context) => relationOf(context, exam, (one) => one.questionCount),
    }),
    totalPoints: t.int({
      resolve: (exam, _args, context) => relationOf(context, exam, (one) => one.totalPoints),
    }),
    questions: t.field({
      type: [ExamQuestionRef],
      resolve: (exam, _args, context) => relationOf(context, exam, (one) => one.questions),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(CourseRef, (t) => ({
  examCount: t.int({
    resolve: async (course, _args, context) =>
      (await examCountLoader.load(context, course._id)) ?? 0,
  }),
  exams: t.field({
    type: [ExamRef],
    // The keys of exams: whoever else may read a course does not read these.
    authScopes: { role: 'admin' },
    resolve: async (course, _args, context) =>
      (await examsOfCourseLoader.load(context, course._id)) ?? [],
  }),
}));
