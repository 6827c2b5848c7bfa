import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { PersonRef } from '../identity/index.ts';
import type { AccommodationCase } from './accommodations.list.ts';
import { AccommodationInputSchema, type AppliedAccommodation } from './accommodations.rules.ts';
import {
  isActive,
  listCases,
  readCase,
  readOwnCase,
  removeCase,
  setCase,
  type WholeCase,
} from './accommodations.service.ts';

const PlaceRef = builder
  .objectRef<{ readonly _id: string; readonly name: string }>('AccommodationPlace')
  .implement({ fields: (t) => ({ _id: t.exposeID('_id'), name: t.exposeString('name') }) });

const ConditionsRef = builder.objectRef<AppliedAccommodation>('ExamConditions').implement({
  description: 'What is different for one student in every exam.',
  fields: (t) => ({
    timeFactorPercent: t.exposeInt('timeFactorPercent', { description: 'Of every time limit.' }),
    extraAttempts: t.exposeInt('extraAttempts'),
    noLeaveRule: t.exposeBoolean('noLeaveRule', { description: 'Leaving the page fails nothing.' }),
    graceSeconds: t.exposeInt('graceSeconds', {
      description: 'How long one may be away; null: as the exam has it.',
      nullable: true,
    }),
    breakMinutes: t.exposeInt('breakMinutes', { description: 'Added to every time limit.' }),
    largerType: t.exposeBoolean('largerType'),
    readAloud: t.exposeBoolean('readAloud'),
    validUntil: t.expose('validUntil', {
      type: 'Date',
      description: 'The last day; null: for good.',
      nullable: true,
    }),
  }),
});

const CaseRef = builder
  .objectRef<AccommodationCase & Partial<Pick<WholeCase, 'reason'>>>('Accommodation')
  .implement({
    description: 'The conditions of one student.',
    fields: (t) => ({
      _id: t.exposeID('_id', { description: "The student's: nobody has two." }),
      version: t.exposeInt('version'),
      person: t.expose('person', { type: PersonRef }),
      regions: t.expose('regions', { type: [PlaceRef], description: 'Those of the student.' }),
      conditions: t.field({ type: ConditionsRef, resolve: (found) => found }),
      active: t.boolean({ resolve: (found, _args, context) => isActive(context, found) }),
      reason: t.exposeString('reason', {
        description: 'Why. Read with one record by itself; lists never hold it.',
        nullable: true,
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  });

const CaseList = builder.objectRef<List<AccommodationCase>>('AccommodationList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [CaseRef] }),
    total: t.exposeInt('total'),
  }),
});

const CaseFilter = builder.inputType('AccommodationFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string({ description: "A part of the student's name." }),
    regionId: t.id(),
    active: t.boolean({ description: 'Whether it applies today.' }),
  }),
});

const CaseSort = builder.inputType('AccommodationSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('AccommodationSortField', {
        values: ['validUntil', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const CaseInput = builder.inputType('AccommodationInput', {
  validate: AccommodationInputSchema,
  fields: (t) => ({
    timeFactorPercent: t.int({ required: true, description: '100 to 300.' }),
    extraAttempts: t.int({ required: true, description: 'Up to 5.' }),
    noLeaveRule: t.boolean({ required: true }),
    graceSeconds: t.int({ description: 'Up to 900; null: as the exam has it.' }),
    breakMinutes: t.int({ required: true, description: 'Up to 120.' }),
    largerType: t.boolean({ required: true }),
    readAloud: t.boolean({ required: true }),
    validUntil: t.field({ type: 'Date' }),
    reason: t.string({
      required: true,
      description: 'Kept between those who look after the student.',
    }),
  }),
});

builder.queryFields((t) => ({
  myAccommodation: t.field({
    description: 'What applies to the signed-in person in exams today; null where nothing does.',
    type: ConditionsRef,
    nullable: true,
    authScopes: { user: true },
    resolve: (_root, _args, context) => readOwnCase(context),
  }),
  accommodation: t.field({
    type: CaseRef,
    authScopes: { role: 'admin' },
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => readCase(context, userId),
  }),
  accommodations: t.field({
    type: CaseList,
    authScopes: { role: 'admin' },
    args: {
      filter: t.arg({ type: CaseFilter }),
      sort: t.arg({ type: CaseSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listCases(context, args),
  }),
}));

builder.mutationFields((t) => ({
  setAccommodation: t.field({
    description: 'Gives a student other conditions in exams, or changes them; the student is told.',
    type: CaseRef,
    authScopes: { role: 'admin' },
    args: {
      userId: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'Null where the student has none yet.' }),
      accommodationInput: t.arg({ type: CaseInput, required: true }),
    },
    resolve: async (_root, { userId, version, accommodationInput }, context) => {
      await setCase(context, userId, version ?? null, accommodationInput);
      return readCase(context, userId);
    },
  }),
  removeAccommodation: t.field({
    type: CaseRef,
    authScopes: { role: 'admin' },
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => removeCase(context, userId),
  }),
}));
