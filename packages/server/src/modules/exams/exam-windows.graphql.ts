import { builder } from '../../graphql/builder.ts';
import { ExamWindowRef } from './exams.graphql.ts';
import { ExamWindowInputSchema } from './exam-windows.rules.ts';
import { removeExamWindow, setExamWindow } from './exam-windows.service.ts';

const ExamWindowInput = builder.inputType('ExamWindowInput', {
  description: 'Times as clocks of the campus show them, such as 2026-11-01T18:00.',
  validate: ExamWindowInputSchema,
  fields: (t) => ({
    examId: t.id({ required: true }),
    groupId: t.id({ required: true }),
    opensAt: t.string(),
    deadline: t.string(),
    closesAt: t.string(),
  }),
});

builder.mutationFields((t) => ({
  setExamWindow: t.field({
    type: ExamWindowRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      examWindowInput: t.arg({ type: ExamWindowInput, required: true }),
      version: t.arg.int({ description: 'Of the window that was read; left out for a new one.' }),
    },
    resolve: (_root, args, context) =>
      setExamWindow(context, args.examWindowInput, args.version ?? null),
  }),
  removeExamWindow: t.field({
    type: ExamWindowRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => removeExamWindow(context, args._id, args.version),
  }),
}));
