import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { CourseLinkRef, StudentCourseRef } from '../courses/index.ts';
import { isLate } from './attempt.rules.ts';
import { AnswerDisclosure, ExamResultRef } from './exams.refs.ts';
import { ownResultsLoader } from './results.repo.ts';
import type { StudentExam } from './student-exams.list.ts';
import { studentExamsLoader } from './student-exams.repo.ts';
import {
  accommodationTexts,
  blockedText,
  readStudentExam,
  termsOf,
  textsOf,
} from './student-exams.service.ts';

const ExamRequirement = builder
  .objectRef<StudentExam['requirements'][number]>('ExamRequirement')
  .implement({
    fields: (t) => ({
      lessonId: t.exposeID('lessonId'),
      title: t.exposeString('title'),
      minimumSeenPercent: t.exposeInt('minimumSeenPercent'),
      seenPercent: t.exposeInt('seenPercent'),
    }),
  });

export const StudentExamRef = builder.objectRef<StudentExam>('StudentExam').implement({
  description: 'An exam as one student sees it before it begins.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.string({ resolve: (exam, _args, context) => textsOf(context, exam).title }),
    instructions: t.string({
      nullable: true,
      resolve: (exam, _args, context) => textsOf(context, exam).instructions,
    }),
    locales: t.stringList({
      description: 'In which it can be sat, the one it was written in first.',
      resolve: (exam) => [exam.locale, ...Object.keys(exam.translations)],
    }),
    passMark: t.exposeInt('passMark'),
    allowedAttempts: t.int({
      resolve: (exam, _args, context) => termsOf(context, exam).conditions.allowedAttempts,
    }),
    openBook: t.exposeBoolean('openBook'),
    questionCount: t.exposeInt('questionCount'),
    totalPoints: t.exposeInt('totalPoints'),
    timeLimitMinutes: t.int({
      description: 'As this student has it; null: as long as it takes.',
      nullable: true,
      resolve: (exam, _args, context) => termsOf(context, exam).conditions.timeLimitMinutes,
    }),
    leavingFails: t.boolean({
      resolve: (exam, _args, context) => termsOf(context, exam).conditions.leavingFails,
    }),
    graceSeconds: t.int({
      description: 'How long one may be away after leaving the page.',
      resolve: (exam, _args, context) => termsOf(context, exam).conditions.graceSeconds,
    }),
    connectionGraceSeconds: t.int({
      description: 'How long the page may be without a connection.',
      resolve: (exam, _args, context) => termsOf(context, exam).conditions.connectionGraceSeconds,
    }),
    accommodations: t.stringList({
      description: "What is different for this student, in the person's language.",
      resolve: (exam, _args, context) => accommodationTexts(context, exam),
    }),
    answersShown: t.expose('answersShown', { type: AnswerDisclosure }),
    practice: t.exposeBoolean('practice', {
      description: 'Whether it can be tried without its counting.',
    }),
    course: t.expose('course', { type: CourseLinkRef }),
    attemptsUsed: t.exposeInt('attemptsUsed'),
    openAttemptId: t.exposeID('openAttemptId', { nullable: true }),
    openPracticeId: t.exposeID('openPracticeId', { nullable: true }),
    markingAttemptId: t.exposeID('markingAttemptId', {
      description: 'Handed in, and waiting for marks.',
      nullable: true,
    }),
    bestScore: t.exposeInt('bestScore', { nullable: true }),
    passed: t.exposeBoolean('passed'),
    blockedReason: t.string({
      description:
        "Only groups of the offline-app kind can take exams in the app, and so on: why it cannot be started, in the person's language.",
      nullable: true,
      resolve: (exam, _args, context) => blockedText(context, exam),
    }),
    requirements: t.expose('requirements', {
      description: 'Lessons of which more must be seen before it opens.',
      type: [ExamRequirement],
    }),
    results: t.field({
      type: [ExamResultRef],
      resolve: async (exam, _args, context) =>
        exam.results ?? (await ownResultsLoader.load(context, exam._id)) ?? [],
    }),
  }),
});

builder.objectFields(StudentExamRef, (t) => ({
  opensAt: t.field({
    type: 'DateTime',
    nullable: true,
    resolve: (exam, _args, context) => termsOf(context, exam).offer?.opensAt,
  }),
  deadline: t.field({
    type: 'DateTime',
    description: 'Who hands in after it gets the cap at most.',
    nullable: true,
    resolve: (exam, _args, context) => termsOf(context, exam).offer?.deadline,
  }),
  beforeJoining: t.boolean({
    description: 'It was due before the student joined the group, so it is not required.',
    resolve: (exam, _args, context) => termsOf(context, exam).offer?.beforeJoining ?? false,
  }),
  closesAt: t.field({
    type: 'DateTime',
    nullable: true,
    resolve: (exam, _args, context) => termsOf(context, exam).offer?.closesAt,
  }),
  zone: t.string({
    description: 'Of the campus, in which these moments are told.',
    nullable: true,
    resolve: (exam, _args, context) => termsOf(context, exam).offer?.zone,
  }),
  isLate: t.boolean({
    resolve: (exam, _args, context) => {
      const { offer, now } = termsOf(context, exam);
      return isLate(offer?.deadline ?? null, now.toISOString());
    },
  }),
}));

builder.objectField(StudentCourseRef, 'exams', (t) =>
  t.field({
    type: [StudentExamRef],
    resolve: async (course, _args, context) =>
      (await studentExamsLoader.load(context, course._id)) ?? [],
  }),
);

builder.queryField('studentExam', (t) =>
  t.field({
    type: StudentExamRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) =>
      readStudentExam(context, args._id, requestedFields(info)),
  }),
);
