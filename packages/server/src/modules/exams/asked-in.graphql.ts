import { builder } from '../../graphql/builder.ts';
import { askedInLoader, QuestionRef } from '../questions/index.ts';
import { ExamLinkRef } from './exams.refs.ts';

builder.objectField(QuestionRef, 'exams', (t) =>
  t.field({
    description: 'The exams that ask it, by itself or from its pool.',
    type: [ExamLinkRef],
    resolve: async ({ _id }, _args, context) => (await askedInLoader.load(context, _id)) ?? [],
  }),
);
