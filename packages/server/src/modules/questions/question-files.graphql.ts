import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { type LossCode, questionFormats } from './formats/foreign.ts';
import { FileText, Indexes } from './question-files.rules.ts';
import {
  type ExportedQuestions,
  exportQuestions,
  importQuestions,
  lossesInWords,
  previewImport,
  refusalInWords,
} from './question-files.service.ts';
import { QuestionContentRef, QuestionKeyRef, QuestionKindRef } from './questions.refs.ts';
import { QuestionFilter } from './questions.roots.graphql.ts';
import type { PlannedQuestion } from './read-file.ts';

const QuestionFormatEnum = builder.enumType('QuestionFormat', { values: questionFormats });

const QuestionLossRef = builder
  .objectRef<{ code: string; message: string }>('QuestionLoss')
  .implement({
    description: 'What does not come through, in the language of the request.',
    fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
  });

const PlannedQuestionRef = builder.objectRef<PlannedQuestion>('PlannedQuestion').implement({
  description: 'A question of a file as it would come in.',
  fields: (t) => ({
    index: t.exposeInt('index'),
    title: t.exposeString('title'),
    kind: t.field({
      type: QuestionKindRef,
      nullable: true,
      resolve: ({ draft }) => draft?.kind ?? null,
    }),
    content: t.field({
      type: QuestionContentRef,
      nullable: true,
      resolve: ({ draft }) => draft?.content ?? null,
    }),
    key: t.field({
      type: QuestionKeyRef,
      nullable: true,
      resolve: ({ draft }) => draft?.key ?? null,
    }),
    losses: t.field({
      type: [QuestionLossRef],
      resolve: ({ losses }, _args, context) => lossesInWords(context, losses),
    }),
    refused: t.string({
      nullable: true,
      description: 'Why it does not come in.',
      resolve: ({ refused }, _args, context) => (refused ? refusalInWords(context, refused) : null),
    }),
  }),
});

const ExportLossRef = builder
  .objectRef<{ questionId: string; title: string; codes: readonly LossCode[] }>('ExportLoss')
  .implement({
    fields: (t) => ({
      questionId: t.exposeID('questionId'),
      title: t.exposeString('title'),
      losses: t.field({
        type: [QuestionLossRef],
        resolve: ({ codes }, _args, context) => lossesInWords(context, codes),
      }),
    }),
  });

const ExportedQuestionsRef = builder.objectRef<ExportedQuestions>('ExportedQuestions').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    text: t.exposeString('text'),
    count: t.exposeInt('count', { description: 'Of questions in the file.' }),
    losses: t.field({ type: [ExportLossRef], resolve: ({ losses }) => [...losses] }),
  }),
});

builder.queryField('exportQuestions', (t) =>
  t.field({
    type: ExportedQuestionsRef,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: QuestionFilter }),
      format: t.arg({ type: QuestionFormatEnum, required: true }),
    },
    resolve: (_root, args, context) => exportQuestions(context, args.filter, args.format),
  }),
);

builder.mutationFields((t) => ({
  previewQuestionImport: t.field({
    description: 'What a file would bring; nothing is written.',
    type: [PlannedQuestionRef],
    authScopes: { globalRole: 'admin' },
    extensions: { wholeFile: true },
    args: {
      courseId: t.arg.id({ required: true }),
      format: t.arg({ type: QuestionFormatEnum, required: true }),
      text: t.arg.string({ required: true, validate: FileText }),
    },
    resolve: (_root, args, context) => previewImport(context, args),
  }),
  importQuestions: t.field({
    description: 'Writes the chosen questions of a file, all or none; answers their ids.',
    type: ['ID'],
    authScopes: { globalRole: 'admin' },
    extensions: { wholeFile: true },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      courseId: t.arg.id({ required: true }),
      poolId: t.arg.id(),
      format: t.arg({ type: QuestionFormatEnum, required: true }),
      text: t.arg.string({ required: true, validate: FileText }),
      indexes: t.arg.intList({ required: true, validate: Indexes }),
    },
    resolve: (_root, { _id, ...request }, context) => importQuestions(context, _id, request),
  }),
}));
