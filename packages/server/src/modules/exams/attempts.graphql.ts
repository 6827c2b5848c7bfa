import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { QuestionKindRef } from '../questions/index.ts';
import type { SavedAnswer } from './answers-together.repo.ts';
import { saveExamAnswer } from './answers.service.ts';
import { AttemptPart } from './attempt-parts.refs.ts';
import {
  type AttemptQuestion,
  endExamAttempt,
  type ExamAttempt,
  readAttempt,
  startExamAttempt,
} from './attempts.service.ts';
import {
  AttemptMode,
  AttemptStatus,
  ExamResultRef,
  ExamStartMode,
  GivenAnswerRef,
} from './exams.refs.ts';
import { GivenAnswerSchema } from './given-answer.rules.ts';
import { readResult } from './results.service.ts';
import { ExamSilenceRef } from './silence.graphql.ts';
import { StudentExamRef } from './student-exams.graphql.ts';

const AttemptQuestionRef = builder.objectRef<AttemptQuestion>('AttemptQuestion').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', { type: QuestionKindRef }),
    text: t.exposeString('text', { description: 'A blank stands in it as `[[its part]]`.' }),
    textLocale: t.exposeString('textLocale', {
      description: 'In which it is: another one where the attempt’s has no text.',
    }),
    points: t.exposeInt('points'),
    position: t.exposeInt('position'),
    parts: t.expose('parts', { type: [AttemptPart] }),
    maxWords: t.exposeInt('maxWords', { nullable: true }),
    unit: t.exposeString('unit', { nullable: true }),
    answer: t.expose('answer', { type: GivenAnswerRef, nullable: true }),
    sequence: t.exposeInt('sequence'),
    savedAt: t.expose('savedAt', { type: 'DateTime', nullable: true }),
  }),
});

export const RoomMessage = builder
  .objectRef<NonNullable<ExamAttempt['message']>>('ExamRoomMessage')
  .implement({
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime' }),
      text: t.exposeString('text'),
    }),
  });

export const ExamAttemptRef = builder.objectRef<ExamAttempt>('ExamAttempt').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    number: t.exposeInt('number'),
    mode: t.expose('mode', { type: AttemptMode }),
    status: t.expose('status', { type: AttemptStatus }),
    locale: t.exposeString('locale', { nullable: true }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
    serverNow: t.expose('serverNow', { type: 'DateTime' }),
    extendedSeconds: t.exposeInt('extendedSeconds'),
    leavingFails: t.exposeBoolean('leavingFails'),
    graceSeconds: t.exposeInt('graceSeconds', { description: 'After the page was left.' }),
    connectionGraceSeconds: t.exposeInt('connectionGraceSeconds', {
      description: 'After the page was heard of no more.',
    }),
    silence: t.field({ type: ExamSilenceRef, resolve: (attempt) => attempt }),
    leftAt: t.expose('leftAt', { type: 'DateTime', nullable: true }),
    message: t.expose('message', {
      description: 'The newest word of the group’s leaders.',
      type: RoomMessage,
      nullable: true,
    }),
    exam: t.field({
      type: StudentExamRef,
      resolve: ({ exam }) => {
        if (!exam) throw new Error('The exam of an attempt is asked for and was not read');
        return exam;
      },
    }),
    questions: t.expose('questions', { type: [AttemptQuestionRef] }),
  }),
});

const SavedAnswerRef = builder.objectRef<SavedAnswer>('SavedAnswer').implement({
  fields: (t) => ({
    questionId: t.exposeID('questionId'),
    sequence: t.exposeInt('sequence'),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
  }),
});

const GivenPairInput = builder.inputType('GivenPairInput', {
  fields: (t) => ({ promptId: t.id({ required: true }), optionId: t.id({ required: true }) }),
});

const GivenBlankInput = builder.inputType('GivenBlankInput', {
  fields: (t) => ({ blankId: t.id({ required: true }), text: t.string({ required: true }) }),
});

export const GivenAnswerInput = builder.inputType('GivenAnswerInput', {
  validate: GivenAnswerSchema,
  fields: (t) => ({
    choiceIds: t.idList(),
    pairs: t.field({ type: [GivenPairInput] }),
    order: t.idList(),
    blanks: t.field({ type: [GivenBlankInput] }),
    number: t.string(),
    text: t.string(),
  }),
});

const ExamAnswerInput = builder.inputType('ExamAnswerInput', {
  fields: (t) => ({
    attemptId: t.id({ required: true }),
    questionId: t.id({ required: true }),
    sequence: t.int({ required: true, validate: z.int().min(1) }),
    answer: t.field({ type: GivenAnswerInput, description: 'Null takes the answer back.' }),
  }),
});

builder.queryField('examAttempt', (t) =>
  t.field({
    type: ExamAttemptRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readAttempt(context, args._id, requestedFields(info)),
  }),
);

builder.mutationFields((t) => ({
  startExamAttempt: t.field({
    type: ExamAttemptRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      examId: t.arg.id({ required: true }),
      locale: t.arg.string({
        validate: z
          .string()
          .refine((code): boolean => isLocaleCode(code))
          .nullish(),
      }),
      mode: t.arg({ type: ExamStartMode, defaultValue: 'EXAM' }),
    },
    resolve: async (_root, { _id, examId, locale, mode }, context, info) => {
      const request = { examId, locale: locale ?? null, mode: mode ?? 'EXAM' };
      const id = await startExamAttempt(context, _id, request);
      return readAttempt(context, id, requestedFields(info));
    },
  }),
  saveExamAnswer: t.field({
    type: SavedAnswerRef,
    authScopes: { user: true },
    args: { examAnswerInput: t.arg({ type: ExamAnswerInput, required: true }) },
    resolve: (_root, { examAnswerInput: { answer, ...names } }, context) =>
      saveExamAnswer(context, { ...names, answer: answer ?? null }),
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
    args: {
      _id: t.arg.id({ required: true }),
      by: t.arg({
        type: builder.enumType('ExamLeaving', {
          description: 'LOGGED_OUT: the person logs out in the middle of it.',
          values: ['LEFT', 'LOGGED_OUT'] as const,
        }),
        defaultValue: 'LEFT',
      }),
    },
    resolve: async (_root, args, context, info) => {
      await endExamAttempt(context, args._id, 'abandonExamAttempt', args.by ?? 'LEFT');
      return readResult(context, args._id, requestedFields(info));
    },
  }),
}));
