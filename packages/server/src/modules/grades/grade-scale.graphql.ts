import { builder } from '../../graphql/builder.ts';
import { GradeScaleInputSchema } from './grade-scale.rules.ts';
import { type GradeScale, readScale, updateScale } from './grade-scale.service.ts';
import { GradeBandRef } from './grades.refs.ts';

const GradeScaleRef = builder.objectRef<GradeScale>('GradeScale').implement({
  description: 'From which scores the college gives its letters.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version', { description: '0 as long as nobody has saved one.' }),
    bands: t.field({
      description: 'The best first.',
      type: [GradeBandRef],
      resolve: ({ bands }) => [...bands],
    }),
  }),
});

const GradeBandInput = builder.inputType('GradeBandInput', {
  fields: (t) => ({
    letter: t.string({ required: true }),
    from: t.int({ required: true }),
    points: t.float({ required: true }),
  }),
});

const GradeScaleInput = builder.inputType('GradeScaleInput', {
  validate: GradeScaleInputSchema,
  fields: (t) => ({ bands: t.field({ type: [GradeBandInput], required: true }) }),
});

builder.queryField('gradeScale', (t) =>
  t.field({
    type: GradeScaleRef,
    authScopes: { user: true },
    resolve: (_root, _args, context) => readScale(context),
  }),
);

builder.mutationField('updateGradeScale', (t) =>
  t.field({
    type: GradeScaleRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      version: t.arg.int({ required: true }),
      gradeScaleInput: t.arg({ type: GradeScaleInput, required: true }),
    },
    resolve: (_root, { version, gradeScaleInput }, context) =>
      updateScale(context, version, gradeScaleInput),
  }),
);
