import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import type { List } from '../../platform/list.ts';
import { PersonRef } from '../identity/index.ts';
import { askSecondReader, decideAppeal, withdrawAppeal } from './appeal-decisions.service.ts';
import { AppealStatus, AppealSubjectKind, OwnAppealRef } from './appeals.refs.ts';
import { type Evidence, findSubject } from './appeal-subjects.ts';
import type { Appeal } from './appeals.list.ts';
import { AppealTextSchema, type Choices, MinutesSchema, ScoreSchema } from './appeals.rules.ts';
import {
  type AppealState,
  appealStateOf,
  choicesFor,
  evidenceOf,
  listAppeals,
  listOwnAppeals,
  openAppeal,
  readAppeal,
} from './appeals.service.ts';

const GroupRef = builder
  .objectRef<{ readonly _id: string; readonly name: string }>('AppealGroup')
  .implement({ fields: (t) => ({ _id: t.exposeID('_id'), name: t.exposeString('name') }) });

const ChoicesRef = builder.objectRef<Choices>('AppealChoices').implement({
  description: 'What the signed-in person may do with an appeal.',
  fields: (t) => ({
    accept: t.exposeBoolean('accept'),
    decline: t.exposeBoolean('decline'),
    askSecondReader: t.exposeBoolean('askSecondReader'),
  }),
});

const DetailRef = builder
  .objectRef<Evidence['detail'][number]>('EvidenceDetail')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }) });

const EvidenceRef = builder.objectRef<Evidence>('Evidence').implement({
  description: 'Something that happened in what is appealed against.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.exposeString('kind', { description: 'The name of an event, such as LEFT.' }),
    detail: t.field({ type: [DetailRef], resolve: ({ detail }) => [...detail] }),
    byName: t.exposeString('byName', { description: 'Who of the staff did it.', nullable: true }),
  }),
});

const AppealRef = builder.objectRef<Appeal>('Appeal').implement({
  description: 'An appeal as its readers see it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    subjectKind: t.expose('subjectKind', { type: AppealSubjectKind }),
    subjectId: t.exposeID('subjectId'),
    title: t.exposeString('title', { description: 'Of the exam, assignment or course.' }),
    person: t.expose('person', { type: PersonRef }),
    group: t.expose('group', { type: GroupRef }),
    reason: t.exposeString('reason'),
    status: t.expose('status', { type: AppealStatus }),
    firstReaderName: t.exposeString('firstReaderName', { nullable: true }),
    opinion: t.exposeString('opinion', {
      description: 'Of the first reader, for the second one.',
      nullable: true,
    }),
    answer: t.exposeString('answer', { nullable: true }),
    minutes: t.exposeInt('minutes', { nullable: true }),
    score: t.exposeInt('score', { nullable: true }),
    decidedByName: t.exposeString('decidedByName', { nullable: true }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    takesMinutes: t.boolean({
      description: 'Whether new time can be given: it is an exam.',
      resolve: ({ subjectKind }) => findSubject(subjectKind)?.takes === 'MINUTES',
    }),
    takesScore: t.boolean({
      description: 'Whether an acceptance gives another grade: it is that of a course.',
      resolve: ({ subjectKind }) => findSubject(subjectKind)?.takes === 'SCORE',
    }),
    choices: t.field({
      type: ChoicesRef,
      resolve: (appeal, _args, context) => choicesFor(context, appeal),
    }),
    evidence: t.field({
      type: [EvidenceRef],
      description: 'What happened, in order. Ask for it of one appeal at a time.',
      resolve: (appeal, _args, context) => evidenceOf(context, appeal),
    }),
  }),
});

const AppealList = builder.objectRef<List<Appeal>>('AppealList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [AppealRef] }),
    total: t.exposeInt('total'),
  }),
});

const AppealStateRef = builder.objectRef<AppealState>('AppealState').implement({
  description: 'What the student of a decision may do about it.',
  fields: (t) => ({
    appeal: t.expose('appeal', { type: OwnAppealRef, nullable: true }),
    openUntil: t.expose('openUntil', {
      type: 'DateTime',
      description: 'Until when one can be made; null where none can.',
      nullable: true,
    }),
  }),
});

const AppealFilter = builder.inputType('AppealFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string({ description: "A part of the student's name or of the title." }),
    status: t.field({ type: AppealStatus }),
    waiting: t.boolean({ description: 'Open or in its second reading.' }),
    subjectKind: t.field({ type: AppealSubjectKind }),
    groupId: t.id(),
    regionId: t.id(),
  }),
});

const AppealSort = builder.inputType('AppealSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('AppealSortField', { values: ['createdAt', 'status'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

builder.queryFields((t) => ({
  myAppeals: t.field({
    description: 'The newest hundred appeals of the signed-in person.',
    type: [OwnAppealRef],
    authScopes: { user: true },
    resolve: (_root, _args, context) => listOwnAppeals(context),
  }),
  appealState: t.field({
    description: 'What the signed-in student may do about a decision about them.',
    type: AppealStateRef,
    authScopes: { user: true },
    args: {
      subjectKind: t.arg({ type: AppealSubjectKind, required: true }),
      subjectId: t.arg.id({ required: true }),
    },
    resolve: (_root, args, context) => appealStateOf(context, args.subjectKind, args.subjectId),
  }),
  appeal: t.field({
    description: 'Of a group that the person facilitates, or of a region that they run.',
    type: AppealRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readAppeal(context, _id),
  }),
  appeals: t.field({
    description: 'The queue: of the groups that the person facilitates and the regions they run.',
    type: AppealList,
    authScopes: { user: true },
    args: {
      filter: t.arg({ type: AppealFilter }),
      sort: t.arg({ type: AppealSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listAppeals(context, args),
  }),
}));

builder.mutationFields((t) => ({
  openAppeal: t.field({
    description: 'Asks that a decision be looked at again, within fourteen days of it.',
    type: OwnAppealRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({
        required: true,
        validate: ClientMadeId,
        description: 'Made by the browser: the same id again is the same appeal.',
      }),
      subjectKind: t.arg({ type: AppealSubjectKind, required: true }),
      subjectId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, validate: AppealTextSchema }),
    },
    resolve: (_root, args, context) => openAppeal(context, args),
  }),
  withdrawAppeal: t.field({
    type: OwnAppealRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_root, { _id, version }, context) => withdrawAppeal(context, _id, version),
  }),
  askSecondReader: t.field({
    description: 'Writes down an opinion and leaves the decision to another reader.',
    type: AppealRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      opinion: t.arg.string({ required: true, validate: AppealTextSchema }),
    },
    resolve: async (_root, { _id, version, opinion }, context) => {
      await askSecondReader(context, _id, version, opinion);
      return readAppeal(context, _id);
    },
  }),
  decideAppeal: t.field({
    description: 'Accepted, what it was about is opened again. The student is told.',
    type: AppealRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      accepted: t.arg.boolean({ required: true }),
      answer: t.arg.string({ required: true, validate: AppealTextSchema }),
      minutes: t.arg.int({ validate: MinutesSchema, description: 'Of new time in an exam.' }),
      score: t.arg.int({
        validate: ScoreSchema,
        description: 'Per cent that the grade of a course becomes, where it is accepted.',
      }),
    },
    resolve: async (_root, { _id, version, minutes, score, ...decision }, context) => {
      await decideAppeal(context, _id, version, {
        ...decision,
        minutes: minutes ?? null,
        score: score ?? null,
      });
      return readAppeal(context, _id);
    },
  }),
}));
