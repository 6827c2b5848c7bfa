import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { ExamResultRef } from './exams.refs.ts';
import { gradeExamAnswer, listToMark } from './grading.service.ts';
import { ExamResultList } from './results.graphql.ts';
import { readResult } from './results.service.ts';

const AttemptsToMarkFilter = builder.inputType('AttemptsToMarkFilter', {
  fields: (t) => ({
    q: t.string(),
    groupId: t.id(),
    regionId: t.id(),
    courseId: t.id(),
    examId: t.id(),
  }),
});

const AttemptsToMarkSort = builder.inputType('AttemptsToMarkSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('AttemptsToMarkSortField', { values: ['submittedAt'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

builder.queryField('attemptsToMark', (t) =>
  t.field({
    type: ExamResultList,
    description: 'Of groups that the reader facilitates, and of regions that they manage.',
    authScopes: { user: true },
    args: {
      filter: t.arg({ type: AttemptsToMarkFilter }),
      sort: t.arg({ type: AttemptsToMarkSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listToMark(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
);

builder.mutationField('gradeExamAnswer', (t) =>
  t.field({
    type: ExamResultRef,
    authScopes: { user: true },
    args: {
      attemptId: t.arg.id({ required: true }),
      questionId: t.arg.id({ required: true }),
      earned: t.arg.float({
        description: 'Points, with hundredths; null takes the marks back.',
        validate: z.number().min(0).max(1000).nullish(),
      }),
      comment: t.arg.string({ validate: z.string().trim().max(2000).nullish() }),
      reason: t.arg.string({
        description: 'Why marks are taken back: they are not without it, and the student reads it.',
        validate: z.string().trim().max(1000).nullish(),
      }),
      version: t.arg.int({ description: 'Of the attempt.', required: true }),
    },
    resolve: async (_root, { version, comment, reason, earned = null, ...mark }, context, info) => {
      const words = { comment: comment?.trim() || null, reason: reason?.trim() || null };
      await gradeExamAnswer(context, { ...mark, earned, ...words }, version);
      return readResult(context, mark.attemptId, requestedFields(info));
    },
  }),
);
