import { builder } from '../../graphql/builder.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { CourseRef } from '../courses/index.ts';
import { examCountLoader, examsOfCourseLoader, wholeExamLoader } from './exams.loader.ts';
import { GroupLinkRef, readableGroups } from '../groups/index.ts';
import { reaches } from '../../platform/viewer.ts';
import { QuestionPoolRef, QuestionRef, QuestionVersionRef } from '../questions/index.ts';
import type { Exam, ExamItem, ExamWindow } from './exams.list.ts';
import { AnswerDisclosure, ExamRef } from './exams.refs.ts';

const ExamTranslationRef = builder
  .objectRef<{ locale: string; title: string; instructions: string | null }>('ExamTranslation')
  .implement({
    fields: (t) => ({
      locale: t.exposeString('locale'),
      title: t.exposeString('title'),
      instructions: t.exposeString('instructions', { nullable: true }),
    }),
  });

const ExamItemRef = builder.objectRef<ExamItem>('ExamItem').implement({
  description: 'A question in one version, or so many that are drawn from a pool.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    position: t.exposeInt('position'),
    points: t.exposeInt('points', { description: 'Of each question that is asked.' }),
    question: t.expose('question', { type: QuestionRef, nullable: true }),
    version: t.expose('version', { type: QuestionVersionRef, nullable: true }),
    newerVersion: t.exposeBoolean('newerVersion'),
    pool: t.expose('pool', { type: QuestionPoolRef, nullable: true }),
    draw: t.exposeInt('draw', { nullable: true }),
  }),
});

export const ExamWindowRef = builder.objectRef<ExamWindow>('ExamWindow').implement({
  description: 'When a group sits an exam.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    groupId: t.exposeID('groupId'),
    group: t.expose('group', { type: GroupLinkRef }),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true }),
    deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
    closesAt: t.expose('closesAt', { type: 'DateTime', nullable: true }),
    zone: t.exposeString('zone', { description: 'Of the campus.' }),
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
    items: t.field({
      type: [ExamItemRef],
      resolve: (exam, _args, context) => relationOf(context, exam, (one) => one.items),
    }),
    windows: t.field({
      type: [ExamWindowRef],
      description: 'Of the groups that the reader may see.',
      resolve: async (exam, _args, context) => {
        const windows = await relationOf(context, exam, (one) => one.windows);
        const scope = readableGroups(signedIn(context));
        return windows.filter(({ regionId }) => reaches(scope, regionId));
      },
    }),
    locale: t.exposeString('locale'),
    translations: t.field({
      type: [ExamTranslationRef],
      resolve: ({ translations }) =>
        Object.entries(translations).map(([locale, texts]) => ({ locale, ...texts })),
    }),
    shuffleQuestions: t.exposeBoolean('shuffleQuestions'),
    shuffleParts: t.exposeBoolean('shuffleParts'),
    timeLimitMinutes: t.exposeInt('timeLimitMinutes', { nullable: true }),
    leavingFails: t.exposeBoolean('leavingFails'),
    graceSeconds: t.exposeInt('graceSeconds', { description: 'After leaving the page.' }),
    connectionGraceSeconds: t.exposeInt('connectionGraceSeconds', {
      description: 'Without a connection.',
    }),
    answersShown: t.expose('answersShown', { type: AnswerDisclosure }),
    practice: t.exposeBoolean('practice'),
    weight: t.exposeInt('weight'),
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
