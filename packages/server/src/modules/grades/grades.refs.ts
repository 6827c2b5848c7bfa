import { builder } from '../../graphql/builder.ts';
import { CourseLinkRef } from '../courses/index.ts';
import {
  type CourseGrade,
  type GradePart,
  type GradeStep,
  partStates,
} from './course-grade.rules.ts';

export const GradePartKind = builder.enumType('GradePartKind', {
  values: ['EXAM', 'ASSIGNMENT'] as const,
});
const GradePartState = builder.enumType('GradePartState', {
  description:
    'MISSING: not there after its deadline, so it counts 0. NOT_REQUIRED: due before the student joined the group. PENDING and MARKING do not count yet.',
  values: partStates,
});

const GradeStepRef = builder.objectRef<GradeStep>('GradeStep').implement({
  description: 'One step of how a number came about.',
  fields: (t) => ({
    text: t.string({
      description: 'In the language of the request.',
      resolve: ({ key, args }, _args, { t: translate }) => translate.dynamic(key, args),
    }),
    value: t.exposeInt('value', { description: 'What it came to, in per cent.', nullable: true }),
  }),
});

const GradePartRef = builder.objectRef<GradePart>('GradePart').implement({
  description: "An exam or assignment of a course's grade.",
  fields: (t) => ({
    _id: t.exposeID('_id', { description: 'Of the exam or assignment.' }),
    kind: t.expose('kind', { type: GradePartKind }),
    title: t.exposeString('title'),
    weight: t.exposeInt('weight', { description: 'Against the other parts.' }),
    state: t.expose('state', { type: GradePartState }),
    score: t.exposeInt('score', {
      description: 'Per cent; null as long as it does not count.',
      nullable: true,
    }),
    dueAt: t.expose('dueAt', {
      description: 'After it what is missing counts 0.',
      type: 'DateTime',
      nullable: true,
    }),
    explanation: t.field({ type: [GradeStepRef], resolve: ({ steps }) => [...steps] }),
  }),
});

const GradeTerm = builder.objectRef<NonNullable<CourseGrade['term']>>('GradeTerm').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    year: t.exposeInt('year'),
    startsOn: t.expose('startsOn', { type: 'Date' }),
  }),
});

export const CourseGradeRef = builder.objectRef<CourseGrade>('CourseGrade').implement({
  description: 'What a student has come to in a course.',
  fields: (t) => ({
    course: t.expose('course', { type: CourseLinkRef }),
    term: t.expose('term', { type: GradeTerm, nullable: true }),
    startsOn: t.expose('startsOn', { type: 'Date', nullable: true }),
    endsOn: t.expose('endsOn', { type: 'Date', nullable: true }),
    score: t.exposeInt('score', {
      description: 'Whole per cent; null as long as nothing counts.',
      nullable: true,
    }),
    letter: t.exposeString('letter', { nullable: true }),
    points: t.exposeFloat('points', { nullable: true }),
    complete: t.exposeBoolean('complete', { description: 'Nothing is to come any more.' }),
    deduction: t.exposeFloat('deduction', { description: 'Per cent points.' }),
    correctionVersion: t.exposeInt('correctionVersion', {
      description: 'Of the correction in the place of what the work comes to; 0 without one.',
    }),
    parts: t.field({ type: [GradePartRef], resolve: ({ parts }) => [...parts] }),
    explanation: t.field({
      description: 'From the parts to the letter.',
      type: [GradeStepRef],
      resolve: ({ steps }) => [...steps],
    }),
  }),
});

export const GradeBandRef = builder
  .objectRef<{ readonly letter: string; readonly from: number; readonly points: number }>(
    'GradeBand',
  )
  .implement({
    fields: (t) => ({
      letter: t.exposeString('letter'),
      from: t.exposeInt('from', { description: 'Per cent.' }),
      points: t.exposeFloat('points'),
    }),
  });
