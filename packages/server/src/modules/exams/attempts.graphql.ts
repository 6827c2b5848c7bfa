import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { CourseLinkRef, StudentCourseRef } from '../courses/index.ts';
import { saveExamAnswer } from './answers.service.ts';
import type { SavedAnswer } from './answers.repo.ts';
import type { AttemptQuestion, ExamAttempt } from './attempts.repo.ts';
import {
  blockedText,
  endExamAttempt,
  readAttempt,
  readStudentExam,
  startExamAttempt,
} from './attempts.service.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { AttemptStatus, ExamResultRef, QuestionKind } from './exams.refs.ts';
import { ownResultsLoader } from './results.repo.ts';
import { readResult } from './results.service.ts';
import type { StudentExam } from './student-exams.list.ts';
import { studentExamsLoader } from './student-exams.repo.ts';

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

const StudentExamRef = builder.objectRef<StudentExam>('StudentExam').implement({
  description: 'An exam as one student sees it before it begins.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    instructions: t.exposeString('instructions', { nullable: true }),
    passMark: t.exposeInt('passMark'),
    allowedAttempts: t.exposeInt('allowedAttempts'),
    openBook: t.exposeBoolean('openBook'),
    questionCount: t.exposeInt('questionCount'),
    totalPoints: t.exposeInt('totalPoints'),
    course: t.expose('course', { type: CourseLinkRef }),
    attemptsUsed: t.exposeInt('attemptsUsed'),
    openAttemptId: t.exposeID('openAttemptId', { nullable: true }),
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

builder.objectField(StudentCourseRef, 'exams', (t) =>
  t.field({
    type: [StudentExamRef],
    resolve: async (course, _args, context) =>
      (await studentExamsLoader.load(context, course._id)) ?? [],
  }),
);

const AttemptChoice = builder
  .objectRef<AttemptQuestion['choices'][number]>('AttemptChoice')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      text: t.exposeString('text'),
      position: t.exposeInt('position'),
    }),
  });

const AttemptQuestionRef = builder.objectRef<AttemptQuestion>('AttemptQuestion').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', { type: QuestionKind }),
    text: t.exposeString('text'),
    points: t.exposeInt('points'),
    position: t.exposeInt('position'),
    choices: t.expose('choices', { type: [AttemptChoice] }),
    chosenId: t.exposeID('chosenId', { nullable: true }),
    sequence: t.exposeInt('sequence'),
  }),
});

const ExamAttemptRef = builder.objectRef<ExamAttempt>('ExamAttempt').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    number: t.exposeInt('number'),
    status: t.expose('status', { type: AttemptStatus }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    exam: t.expose('exam', { type: StudentExamRef }),
    questions: t.expose('questions', { type: [AttemptQuestionRef] }),
  }),
});

const SavedAnswerRef = builder.objectRef<SavedAnswer>('SavedAnswer').implement({
  fields: (t) => ({
    questionId: t.exposeID('questionId'),
    choiceId: t.exposeID('choiceId'),
    sequence: t.exposeInt('sequence'),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
  }),
});

const ExamAnswerInput = builder.inputType('ExamAnswerInput', {
  fields: (t) => ({
    attemptId: t.id({ required: true }),
    questionId: t.id({ required: true }),
    choiceId: t.id({ required: true }),
    sequence: t.int({ required: true, validate: z.int().min(1) }),
  }),
});

builder.queryFields((t) => ({
  studentExam: t.field({
    type: StudentExamRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) =>
      readStudentExam(context, args._id, requestedFields(info)),
  }),
  examAttempt: t.field({
    type: ExamAttemptRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readAttempt(context, args._id),
  }),
}));

builder.mutationFields((t) => ({
  startExamAttempt: t.field({
    type: ExamAttemptRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      examId: t.arg.id({ required: true }),
    },
    resolve: async (_root, args, context) =>
      readAttempt(context, await startExamAttempt(context, args._id, args.examId)),
  }),
  saveExamAnswer: t.field({
    type: SavedAnswerRef,
    authScopes: { user: true },
    args: { examAnswerInput: t.arg({ type: ExamAnswerInput, required: true }) },
    resolve: (_root, args, context) => saveExamAnswer(context, args.examAnswerInput),
  }),
  finishExamAttempt: t.field({
    type: ExamResultRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context, info) => {
      await endExamAttempt(context, args._id, 'finishExamAttempt');
      return readResult(context, args._id, requestedFields(info));
    },
  }),
  abandonExamAttempt: t.field({
    type: ExamResultRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context, info) => {
      await endExamAttempt(context, args._id, 'abandonExamAttempt');
      return readResult(context, args._id, requestedFields(info));
    },
  }),
}));
