import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { CourseLinkRef } from '../courses/index.ts';
import { GroupLinkRef } from '../groups/index.ts';
import { PersonRef } from '../identity/index.ts';
import { attemptEventKinds } from './attempt-questions.table.ts';
import { attemptsLeftAt } from './attempt.rules.ts';
import {
  AttemptEnd,
  AttemptMode,
  ExamLinkRef,
  ExamResultRef,
  PenaltyRef,
  ResultStatus,
} from './exams.refs.ts';
import type { ExamResult, ResultEvent, ResultRemark } from './results.list.ts';
import { ResultAnswerRef } from './result-answers.refs.ts';
import { isRestorable } from './restoring.rules.ts';
import { ExamResultInputSchema } from './results.rules.ts';
import {
  correctExamResult,
  explanationOf,
  isResultHeld,
  listResults,
  readAnswers,
  readResult,
  relationOf,
} from './results.service.ts';

ExamLinkRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    passMark: t.exposeInt('passMark'),
  }),
});

const RegionLink = builder.objectRef<NonNullable<ExamResult['region']>>('RegionLink').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
  }),
});

const ResultRemarkRef = builder.objectRef<ResultRemark>('ResultRemark').implement({
  description: 'Who wrote something down by hand, when and why.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    byName: t.exposeString('byName'),
    reason: t.exposeString('reason'),
  }),
});

const AttemptDetail = builder
  .objectRef<{ readonly name: string; readonly value: string }>('AttemptDetail')
  .implement({
    fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
  });

const ScoreStepRef = builder
  .objectRef<{ readonly text: string; readonly value: string }>('ScoreStep')
  .implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      value: t.exposeString('value', { description: 'Empty where the step gives no number.' }),
    }),
  });

const AttemptEventRef = builder.objectRef<ResultEvent>('AttemptEvent').implement({
  description: 'What happened in an attempt: the evidence.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.field({
      type: builder.enumType('AttemptEventKind', { values: attemptEventKinds }),
      resolve: ({ kind }) => kind,
    }),
    details: t.field({
      type: [AttemptDetail],
      resolve: ({ detail }) =>
        Object.entries(detail ?? {}).map(([name, value]) => ({ name, value: String(value) })),
    }),
    byName: t.exposeString('byName', { nullable: true }),
  }),
});

ExamResultRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    number: t.exposeInt('number'),
    status: t.field({
      type: ResultStatus,
      resolve: async (result, _args, context) => {
        if (result.marking || (await isResultHeld(context, result))) return 'MARKING';
        return result.passed ? 'PASSED' : 'FAILED';
      },
    }),
    abandoned: t.exposeBoolean('abandoned', {
      description: 'True where the student left before the end.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime' }),
    mode: t.expose('mode', { type: AttemptMode }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    endedBy: t.expose('endedBy', { type: AttemptEnd, nullable: true }),
    deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
    penalty: t.expose('penalty', { type: PenaltyRef, nullable: true }),
    heldBack: t.boolean({
      description:
        'Practice of which nothing is told, since an attempt can still ask the same: no score, no status.',
      resolve: (result, _args, context) => isResultHeld(context, result),
    }),
    earnedScore: t.int({
      description: 'Per cent as earned.',
      resolve: async (result, _args, context) =>
        (await isResultHeld(context, result)) ? 0 : (result.scaledFrom ?? result.score),
    }),
    points: t.float({
      description: 'Null where the exam was sat on paper, as are the points in all.',
      nullable: true,
      resolve: async (result, _args, context) =>
        (await isResultHeld(context, result)) ? null : result.points,
    }),
    totalPoints: t.exposeInt('totalPoints', { nullable: true }),
    score: t.int({
      description: 'Per cent, after penalties; 0 while it is being marked, or held back.',
      resolve: async (result, _args, context) =>
        (await isResultHeld(context, result)) ? 0 : result.score,
    }),
    scaledFrom: t.int({
      description: 'Per cent as earned, where a penalty scaled the score down.',
      nullable: true,
      resolve: async (result, _args, context) =>
        (await isResultHeld(context, result)) ? null : result.scaledFrom,
    }),
    correctedFrom: t.exposeInt('correctedFrom', {
      description: 'The score before its first correction; null where there was none.',
      nullable: true,
    }),
    version: t.exposeInt('version'),
  }),
});

builder.objectFields(ExamResultRef, (t) => ({
  student: t.field({
    type: PersonRef,
    resolve: (result, _args, context) => relationOf(context, result, (one) => one.student),
  }),
  exam: t.field({
    type: ExamLinkRef,
    resolve: (result, _args, context) => relationOf(context, result, (one) => one.exam),
  }),
  course: t.field({
    type: CourseLinkRef,
    resolve: (result, _args, context) => relationOf(context, result, (one) => one.course),
  }),
  group: t.field({
    type: GroupLinkRef,
    resolve: (result, _args, context) => relationOf(context, result, (one) => one.group),
  }),
  region: t.field({
    type: RegionLink,
    resolve: (result, _args, context) => relationOf(context, result, (one) => one.region),
  }),
  attemptsLeft: t.int({
    resolve: async (result, _args, context) =>
      attemptsLeftAt(
        await relationOf(context, result, (one) => one.attemptsLeft),
        context.services.clock.now(),
      ),
  }),
  recorded: t.field({
    type: ResultRemarkRef,
    description: 'Of a result that was written down from a paper exam.',
    nullable: true,
    resolve: (result, _args, context) => relationOf(context, result, (one) => one.recorded),
  }),
  correction: t.field({
    type: ResultRemarkRef,
    description: 'Of the last correction of the score.',
    nullable: true,
    resolve: (result, _args, context) => relationOf(context, result, (one) => one.correction),
  }),
  explanation: t.field({
    type: [ScoreStepRef],
    description: 'How the score came about, in the language of the reader.',
    resolve: async (result, _args, context) => {
      if (await isResultHeld(context, result)) return [];
      const exam = await relationOf(context, result, (one) => one.exam);
      return explanationOf(context, result, exam.passMark);
    },
  }),
  restorable: t.boolean({
    description: 'Whether leaders of the group can open it again.',
    resolve: isRestorable,
  }),
  events: t.field({
    type: [AttemptEventRef],
    resolve: (result, _args, context) => relationOf(context, result, (one) => one.events),
  }),
  answers: t.field({
    type: [ResultAnswerRef],
    resolve: (result, _args, context) => readAnswers(context, result),
  }),
}));

export const ExamResultList = builder.objectRef<List<ExamResult>>('ExamResultList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [ExamResultRef] }),
    total: t.exposeInt('total'),
  }),
});

const ExamResultFilter = builder.inputType('ExamResultFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    groupId: t.id(),
    regionId: t.id(),
    courseId: t.id(),
    examId: t.id(),
    studentId: t.id(),
    status: t.field({ type: ResultStatus }),
    finishedFrom: t.field({ type: 'DateTime' }),
    finishedTo: t.field({ type: 'DateTime' }),
  }),
});

const ExamResultSort = builder.inputType('ExamResultSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('ExamResultSortField', { values: ['finishedAt', 'score'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

builder.queryFields((t) => ({
  examResult: t.field({
    type: ExamResultRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readResult(context, args._id, requestedFields(info)),
  }),
  examResults: t.field({
    type: ExamResultList,
    authScopes: { role: 'manager' },
    args: {
      filter: t.arg({ type: ExamResultFilter }),
      sort: t.arg({ type: ExamResultSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listResults(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

const ExamResultInput = builder.inputType('ExamResultInput', {
  validate: ExamResultInputSchema,
  fields: (t) => ({
    score: t.int({ required: true }),
    reason: t.string({ required: true }),
  }),
});

builder.mutationField('correctExamResult', (t) =>
  t.field({
    type: ExamResultRef,
    authScopes: { role: 'admin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      examResultInput: t.arg({ type: ExamResultInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await correctExamResult(context, args._id, args.version, args.examResultInput);
      return readResult(context, args._id, requestedFields(info));
    },
  }),
);
