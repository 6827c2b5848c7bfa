import { builder } from '../../graphql/builder.ts';
import { QuestionKindRef } from '../questions/index.ts';
import { type ItemAnalysis, readItemAnalysis } from './item-analysis.service.ts';

type Question = ItemAnalysis['questions'][number];

const ChoiceCount = builder.objectRef<Question['choices'][number]>('ChoiceCount').implement({
  fields: (t) => ({
    partId: t.exposeID('partId'),
    text: t.exposeString('text'),
    correct: t.exposeBoolean('correct'),
    count: t.exposeInt('count'),
  }),
});

const AnalysisSlice = builder.objectRef<Question['byRegion'][number]>('AnalysisSlice').implement({
  description: 'Answers of one campus, or in one language.',
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    answered: t.exposeInt('answered'),
    difficulty: t.exposeFloat('difficulty'),
    outlier: t.exposeBoolean('outlier', { description: 'It lies far from the others.' }),
  }),
});

const QuestionAnalysisRef = builder.objectRef<Question>('QuestionAnalysis').implement({
  fields: (t) => ({
    questionId: t.exposeID('questionId'),
    position: t.exposeInt('position'),
    kind: t.expose('kind', { type: QuestionKindRef }),
    text: t.exposeString('text'),
    answered: t.exposeInt('answered'),
    difficulty: t.exposeFloat('difficulty', { description: 'Mean share of the points, 0 to 1.' }),
    discrimination: t.exposeFloat('discrimination', {
      description: 'Share of the best 27 % less that of the weakest; null with too few sittings.',
      nullable: true,
    }),
    choices: t.expose('choices', { type: [ChoiceCount] }),
    byRegion: t.expose('byRegion', { type: [AnalysisSlice] }),
    byLocale: t.expose('byLocale', { type: [AnalysisSlice] }),
  }),
});

const ExamItemAnalysis = builder.objectRef<ItemAnalysis>('ExamItemAnalysis').implement({
  fields: (t) => ({
    attempts: t.exposeInt('attempts'),
    questions: t.expose('questions', { type: [QuestionAnalysisRef] }),
  }),
});

builder.queryField('examItemAnalysis', (t) =>
  t.field({
    type: ExamItemAnalysis,
    authScopes: { anywhereRole: 'admin' },
    args: { examId: t.arg.id({ required: true }), groupId: t.arg.id(), regionId: t.arg.id() },
    resolve: (_root, { examId, groupId, regionId }, context) =>
      readItemAnalysis(context, {
        examId,
        groupId: groupId ?? null,
        regionId: regionId ?? null,
      }),
  }),
);
