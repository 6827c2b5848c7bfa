import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { CourseLinkRef } from '../courses/index.ts';
import { GroupLinkRef } from '../groups/index.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { ExamLinkRef, ExamResultRef } from './exams.refs.ts';
import type { RecordableExam } from './recorded-results.repo.ts';
import { RecordedResultInputSchema } from './recorded-results.rules.ts';
import { listRecordableExams, recordExamResult } from './recorded-results.service.ts';
import { readResult } from './results.service.ts';

const RecordableExamRef = builder.objectRef<RecordableExam>('RecordableExam').implement({
  description: 'An exam whose result on paper can be written down for a student.',
  fields: (t) => ({
    group: t.field({
      type: GroupLinkRef,
      resolve: ({ groupId, groupName }) => ({ _id: groupId, name: groupName }),
    }),
    course: t.field({
      type: CourseLinkRef,
      resolve: ({ courseId, courseCode, courseName }) => ({
        _id: courseId,
        code: courseCode,
        name: courseName,
      }),
    }),
    exam: t.field({
      type: ExamLinkRef,
      resolve: ({ examId, title, passMark }) => ({ _id: examId, title, passMark }),
    }),
    allowedAttempts: t.exposeInt('allowedAttempts'),
    attemptsUsed: t.exposeInt('attemptsUsed'),
    attemptOpen: t.boolean({ resolve: ({ openAttemptId }) => openAttemptId !== null }),
  }),
});

const RecordedResultInput = builder.inputType('RecordedResultInput', {
  validate: RecordedResultInputSchema,
  fields: (t) => ({
    examId: t.id({ required: true }),
    studentId: t.id({ required: true }),
    groupId: t.id({ required: true }),
    finishedAt: t.field({ type: 'DateTime', required: true }),
    score: t.int({ required: true }),
    reason: t.string({ required: true }),
  }),
});

builder.queryField('recordableExams', (t) =>
  t.field({
    type: [RecordableExamRef],
    authScopes: { role: 'admin' },
    args: { studentId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => listRecordableExams(context, args.studentId),
  }),
);

builder.mutationField('recordExamResult', (t) =>
  t.field({
    type: ExamResultRef,
    authScopes: { role: 'admin' },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      recordedResultInput: t.arg({ type: RecordedResultInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      const id = await recordExamResult(context, args._id, args.recordedResultInput);
      return readResult(context, id, requestedFields(info));
    },
  }),
);
