import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { CourseLinkRef, StudentCourseRef } from '../courses/index.ts';
import { assignmentText, feedbackText } from './assignment-texts.ts';
import {
  AssignmentDownloadRef,
  AssignmentKind,
  AssignmentState,
  SubmissionStatus,
  WorkFileRef,
} from './assignments.refs.ts';
import type { StudentAssignment, StudentSubmission } from './student-assignments.list.ts';
import { studentAssignmentsLoader } from './student-assignments.repo.ts';
import {
  listStudentAssignments,
  readStudentAssignment,
  removeSubmissionFile,
  saveSubmissionDraft,
  submitAssignment,
  withdrawSubmission,
} from './student-work.service.ts';
import {
  closedReason,
  isLate,
  type Standing,
  stateOf,
  SubmissionDraftInputSchema,
} from './submissions.rules.ts';
import type { Context } from '../../graphql/context.ts';

interface ReceiptRow {
  readonly code: string;
  readonly hash: string;
  readonly submittedAt: string;
}

export const SubmissionReceipt = builder.objectRef<ReceiptRow>('SubmissionReceipt').implement({
  description: 'What proves what was handed in and when.',
  fields: (t) => ({
    code: t.exposeString('code'),
    hash: t.exposeString('hash', {
      description: 'SHA-256 (hex) of text, files and moment.',
    }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
  }),
});

const StudentSubmissionRef = builder.objectRef<StudentSubmission>('StudentSubmission').implement({
  description: 'What a student does for an assignment, as they see it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    assignmentId: t.exposeID('assignmentId'),
    status: t.expose('status', { type: SubmissionStatus }),
    number: t.exposeInt('number', { description: 'How many times it was handed in.' }),
    sequence: t.exposeInt('sequence', {
      description: 'Of the newest draft that was kept; the next one is higher.',
    }),
    text: t.exposeString('text'),
    lateReason: t.exposeString('lateReason', { nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    late: t.boolean({
      resolve: ({ submittedAt, dueAt }) => submittedAt !== null && isLate({ dueAt }, submittedAt),
    }),
    receipt: t.field({
      type: SubmissionReceipt,
      nullable: true,
      resolve: ({ receiptCode: code, receiptHash: hash, submittedAt }) =>
        code !== null && hash !== null && submittedAt !== null ? { code, hash, submittedAt } : null,
    }),
    files: t.expose('files', { type: [WorkFileRef] }),
    score: t.exposeInt('score', { description: 'Per cent.', nullable: true }),
    completed: t.exposeBoolean('completed', { nullable: true }),
    gradedAt: t.expose('gradedAt', { type: 'DateTime', nullable: true }),
    gradedByName: t.exposeString('gradedByName', { nullable: true }),
    feedback: t.string({
      description: 'Clean HTML.',
      nullable: true,
      resolve: ({ _id, feedback }, _args, context) =>
        feedback === null ? null : feedbackText.read(context, _id, feedback),
    }),
    feedbackFiles: t.expose('feedbackFiles', { type: [WorkFileRef] }),
    reopenedUntil: t.expose('reopenedUntil', { type: 'DateTime', nullable: true }),
  }),
});

const nowOf = ({ services }: Context): string => services.clock.now().toISOString();

const isToCome = (standing: Standing, context: Context): boolean =>
  stateOf(standing, nowOf(context)) === 'NOT_YET';

export const StudentAssignmentRef = builder
  .objectRef<StudentAssignment>('StudentAssignment')
  .implement({
    description: 'An assignment as one student sees it.',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      title: t.exposeString('title'),
      locale: t.exposeString('locale'),
      kind: t.expose('kind', { type: AssignmentKind }),
      position: t.exposeInt('position'),
      weight: t.exposeInt('weight'),
      maxFiles: t.exposeInt('maxFiles'),
      allowText: t.exposeBoolean('allowText'),
      course: t.expose('course', { type: CourseLinkRef }),
      groupId: t.exposeID('groupId', { description: 'The group through which it is open.' }),
      opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true }),
      dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
      beforeJoining: t.exposeBoolean('beforeJoining', {
        description: 'It was due before the student joined the group, so it is not required.',
      }),
      zone: t.exposeString('zone', { description: 'IANA name of where the group is.' }),
      reopenedUntil: t.expose('reopenedUntil', { type: 'DateTime', nullable: true }),
      serverNow: t.field({ type: 'DateTime', resolve: (_one, _args, context) => nowOf(context) }),
      state: t.field({
        type: AssignmentState,
        resolve: (assignment, _args, context) => stateOf(assignment, nowOf(context)),
      }),
      open: t.boolean({
        description: 'Whether it can be written, handed in and taken back now.',
        resolve: (assignment, _args, context) => closedReason(assignment, nowOf(context)) === null,
      }),
      isLate: t.boolean({
        description:
          'Whether what is handed in now comes after the deadline: a reason is asked for.',
        resolve: (assignment, _args, context) => isLate(assignment, nowOf(context)),
      }),
      closedText: t.string({
        description: "Why nothing can be handed in now, in the person's language.",
        nullable: true,
        resolve: (assignment, _args, context) => {
          const reason = closedReason(assignment, nowOf(context));
          return reason === null ? null : context.t.dynamic(reason);
        },
      }),
      content: t.string({
        description: 'Clean HTML; empty before it opens.',
        resolve: (assignment, _args, context) =>
          isToCome(assignment, context)
            ? ''
            : assignmentText.read(context, assignment._id, assignment.content ?? ''),
      }),
      downloads: t.field({
        type: [AssignmentDownloadRef],
        resolve: (assignment, _args, context) =>
          isToCome(assignment, context) ? [] : (assignment.downloads ?? []),
      }),
      submission: t.field({
        type: StudentSubmissionRef,
        nullable: true,
        resolve: ({ submission }) => submission ?? null,
      }),
    }),
  });

/** StudentCourse#assignments */
builder.objectField(StudentCourseRef, 'assignments', (t) =>
  t.field({
    type: [StudentAssignmentRef],
    resolve: async ({ _id }, _args, context) =>
      (await studentAssignmentsLoader.load(context, _id)) ?? [],
  }),
);

const StudentAssignmentFilter = builder.inputType('StudentAssignmentFilter', {
  fields: (t) => ({
    courseId: t.id(),
    states: t.field({ type: [AssignmentState] }),
  }),
});

const SubmissionDraftInput = builder.inputType('SubmissionDraftInput', {
  validate: SubmissionDraftInputSchema,
  fields: (t) => ({
    _id: t.id({ description: 'Of the work; the browser makes it.', required: true }),
    assignmentId: t.id({ required: true }),
    sequence: t.int({ description: 'Rises with every change.', required: true }),
    text: t.string({ required: true }),
    lateReason: t.string(),
  }),
});

builder.queryFields((t) => ({
  studentAssignment: t.field({
    type: StudentAssignmentRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) =>
      readStudentAssignment(context, args._id, requestedFields(info)),
  }),
  studentAssignments: t.field({
    type: [StudentAssignmentRef],
    description: 'What is due first comes first; what is never due comes last.',
    authScopes: { user: true },
    args: { filter: t.arg({ type: StudentAssignmentFilter }) },
    resolve: (_root, args, context, info) =>
      listStudentAssignments(context, args.filter ?? {}, requestedFields(info)),
  }),
}));

const id = { required: true } as const;

builder.mutationFields((t) => ({
  saveSubmissionDraft: t.field({
    type: StudentAssignmentRef,
    description: 'Keeps what was written so far; a change that comes late changes nothing.',
    authScopes: { user: true },
    args: { submissionDraftInput: t.arg({ type: SubmissionDraftInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readStudentAssignment(
        context,
        await saveSubmissionDraft(context, args.submissionDraftInput),
        requestedFields(info),
      ),
  }),
  submitAssignment: t.field({
    type: StudentAssignmentRef,
    description: 'Hands the work in. Asked again, it answers the same.',
    authScopes: { user: true },
    args: { _id: t.arg.id(id), version: t.arg.int({ required: true }) },
    resolve: async (_root, args, context, info) =>
      readStudentAssignment(
        context,
        await submitAssignment(context, args._id, args.version),
        requestedFields(info),
      ),
  }),
  withdrawSubmission: t.field({
    type: StudentAssignmentRef,
    description: 'Takes handed in work back to a draft while it is open; its grade goes.',
    authScopes: { user: true },
    args: { _id: t.arg.id(id), version: t.arg.int({ required: true }) },
    resolve: async (_root, args, context, info) =>
      readStudentAssignment(
        context,
        await withdrawSubmission(context, args._id, args.version),
        requestedFields(info),
      ),
  }),
  removeSubmissionFile: t.field({
    type: StudentAssignmentRef,
    authScopes: { user: true },
    args: { _id: t.arg.id(id) },
    resolve: async (_root, args, context, info) =>
      readStudentAssignment(
        context,
        await removeSubmissionFile(context, args._id),
        requestedFields(info),
      ),
  }),
}));
