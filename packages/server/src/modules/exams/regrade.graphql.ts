import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { ReasonSchema } from '../../platform/reason.ts';
import { PersonRef } from '../identity/index.ts';
import { previewRegrade, regradeQuestion, type RegradePreview } from './regrade.service.ts';

const RegradedAttempt = builder
  .objectRef<RegradePreview['changed'][number]>('RegradedAttempt')
  .implement({
    fields: (t) => ({
      attemptId: t.exposeID('attemptId'),
      student: t.expose('student', { type: PersonRef }),
      before: t.exposeInt('before'),
      after: t.exposeInt('after'),
      passedBefore: t.exposeBoolean('passedBefore'),
      passedAfter: t.exposeBoolean('passedAfter'),
    }),
  });

const RegradePreviewRef = builder.objectRef<RegradePreview>('RegradePreview').implement({
  description: 'Whose score another key changes.',
  fields: (t) => ({
    attempts: t.exposeInt('attempts', { description: 'Sittings that asked the question.' }),
    changed: t.expose('changed', { type: [RegradedAttempt] }),
    toPass: t.exposeInt('toPass'),
    toFail: t.exposeInt('toFail'),
  }),
});

builder.queryField('previewRegrade', (t) =>
  t.field({
    type: RegradePreviewRef,
    authScopes: { globalRole: 'admin' },
    args: { questionId: t.arg.id({ required: true }), versionId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => previewRegrade(context, args),
  }),
);

builder.mutationField('regradeQuestion', (t) =>
  t.field({
    type: RegradePreviewRef,
    authScopes: { globalRole: 'admin' },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      questionId: t.arg.id({ required: true }),
      versionId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
    },
    resolve: (_root, { _id, reason, ...which }, context) =>
      regradeQuestion(context, _id, which, reason.trim()),
  }),
);
