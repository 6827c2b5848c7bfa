import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { ExamAttemptRef } from './attempts.graphql.ts';
import { startExamTest } from './exam-test.service.ts';

builder.mutationField('startExamTest', (t) =>
  t.field({
    type: ExamAttemptRef,
    description: 'A test run by staff: marked as a real one, counted nowhere, gone after a day.',
    authScopes: { anywhereRole: 'admin' },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      examId: t.arg.id({ required: true }),
      locale: t.arg.string({
        validate: z
          .string()
          .refine((code): boolean => isLocaleCode(code))
          .nullish(),
      }),
    },
    resolve: (_root, { _id, examId, locale }, context, info) =>
      startExamTest(context, _id, { examId, locale: locale ?? null }, requestedFields(info)),
  }),
);
