import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { OutcomeRef, PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { CourseLinkRef } from '../courses/index.ts';
import { GroupLinkRef } from '../groups/index.ts';
import { PersonRef } from '../identity/index.ts';
import { feedbackText } from './assignment-texts.ts';
import type { AssignmentStudent } from './assignment-students.list.ts';
import { isOwnWork } from './assignments.policy.ts';
import {
  AssignmentKind,
  SubmissionRef,
  SubmissionStatus,
  WorkFileRef,
} from './assignments.refs.ts';
import {
  completeSubmissions,
  gradeSubmission,
  listSubmissions,
  readSubmission,
  removeFeedbackFile,
  ungradeSubmission,
} from './grading.service.ts';
import { listAssignmentStudents, reopenSubmission } from './reopening.service.ts';
import { SubmissionReceipt } from './student-work.graphql.ts';
import type { Submission } from './submissions.list.ts';
import {
  isLate,
  MOST_AT_ONCE,
  ReopenInputSchema,
  SubmissionGradeInputSchema,
} from './submissions.rules.ts';

/** A relation that was read because the query asks for it. */
function asked<T>(relation: T | undefined): T {
  if (relation === undefined) throw new Error('A relation of a submission was not read');
  return relation;
}

const AssignmentLink = builder
  .objectRef<NonNullable<Submission['assignment']>>('AssignmentLink')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      title: t.exposeString('title'),
      kind: t.expose('kind', { type: AssignmentKind }),
    }),
  });

SubmissionRef.implement({
  description: 'What a student handed in, as whoever grades it reads it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    status: t.expose('status', { type: SubmissionStatus }),
    number: t.exposeInt('number', { description: 'How many times it was handed in.' }),
    text: t.exposeString('text', { description: 'Plain text.' }),
    lateReason: t.exposeString('lateReason', { nullable: true }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    late: t.boolean({ resolve: ({ dueAt, submittedAt }) => isLate({ dueAt }, submittedAt) }),
    own: t.boolean({
      description: "Whether it is the reader's own, which they do not grade.",
      resolve: ({ userId }, _args, { viewer }) => viewer !== null && isOwnWork(viewer, userId),
    }),
    receipt: t.field({
      type: SubmissionReceipt,
      resolve: ({ receiptCode: code, receiptHash: hash, submittedAt }) => ({
        code,
        hash,
        submittedAt,
      }),
    }),
    score: t.exposeInt('score', { description: 'Per cent.', nullable: true }),
    completed: t.exposeBoolean('completed', { nullable: true }),
    feedback: t.string({
      description: 'Clean HTML.',
      nullable: true,
      resolve: ({ _id, feedback }, _args, context) =>
        feedback === null ? null : feedbackText.read(context, _id, feedback),
    }),
    gradedAt: t.expose('gradedAt', { type: 'DateTime', nullable: true }),
    gradedByName: t.string({
      nullable: true,
      resolve: ({ gradedByName }) => gradedByName ?? null,
    }),
    reopenedUntil: t.expose('reopenedUntil', { type: 'DateTime', nullable: true }),
    reopenReason: t.exposeString('reopenReason', { nullable: true }),
    zone: t.string({
      description: 'IANA name of where the group is.',
      resolve: ({ zone }) => asked(zone),
    }),
    student: t.field({ type: PersonRef, resolve: ({ student }) => asked(student) }),
    assignment: t.field({ type: AssignmentLink, resolve: ({ assignment }) => asked(assignment) }),
    course: t.field({ type: CourseLinkRef, resolve: ({ course }) => asked(course) }),
    group: t.field({ type: GroupLinkRef, resolve: ({ group }) => asked(group) }),
    files: t.field({ type: [WorkFileRef], resolve: ({ files }) => asked(files) }),
    feedbackFiles: t.field({
      type: [WorkFileRef],
      resolve: ({ feedbackFiles }) => asked(feedbackFiles),
    }),
  }),
});

const SubmissionList = builder.objectRef<List<Submission>>('AssignmentSubmissionList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [SubmissionRef] }),
    total: t.exposeInt('total'),
  }),
});

const SubmissionFilter = builder.inputType('AssignmentSubmissionFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string({ description: 'In names of students and titles of assignments.' }),
    status: t.field({ type: SubmissionStatus }),
    assignmentId: t.id(),
    courseId: t.id(),
    groupId: t.id(),
    regionId: t.id(),
    studentId: t.id(),
    late: t.boolean(),
  }),
});

const SubmissionSort = builder.inputType('AssignmentSubmissionSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('AssignmentSubmissionSortField', {
        values: ['submittedAt', 'gradedAt', 'score'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const AssignmentStudentRef = builder.objectRef<AssignmentStudent>('AssignmentStudent').implement({
  description: 'A student of a group and where they stand with an assignment.',
  fields: (t) => ({
    student: t.expose('student', { type: PersonRef }),
    submissionId: t.exposeID('submissionId', {
      description: 'Of what was handed in; drafts are nobody else’s.',
      nullable: true,
    }),
    status: t.expose('status', { type: SubmissionStatus, nullable: true }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    score: t.exposeInt('score', { nullable: true }),
    completed: t.exposeBoolean('completed', { nullable: true }),
    reopenedUntil: t.expose('reopenedUntil', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryFields((t) => ({
  assignmentSubmission: t.field({
    type: SubmissionRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) =>
      readSubmission(context, args._id, requestedFields(info)),
  }),
  assignmentSubmissions: t.field({
    type: SubmissionList,
    description: 'Of groups that the reader facilitates and of regions whose admin they are.',
    authScopes: { user: true },
    args: {
      filter: t.arg({ type: SubmissionFilter }),
      sort: t.arg({ type: SubmissionSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listSubmissions(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
  assignmentStudents: t.field({
    type: [AssignmentStudentRef],
    authScopes: { user: true },
    args: {
      assignmentId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
    },
    resolve: (_root, args, context) => listAssignmentStudents(context, args),
  }),
}));

const SubmissionGradeInput = builder.inputType('SubmissionGradeInput', {
  validate: SubmissionGradeInputSchema,
  fields: (t) => ({
    score: t.int({ description: 'Per cent, where the assignment is graded.' }),
    completed: t.boolean({ description: 'Where it is completed or not.' }),
    feedback: t.string({ description: 'HTML.' }),
    savedCommentIds: t.idList({ description: 'Saved comments that went into the feedback.' }),
  }),
});

const SubmissionReopenInput = builder.inputType('SubmissionReopenInput', {
  validate: ReopenInputSchema,
  fields: (t) => ({
    assignmentId: t.id({ required: true }),
    userId: t.id({ required: true }),
    until: t.string({
      description: 'On the clock of the campus: 2026-11-01T18:00.',
      required: true,
    }),
    reason: t.string({ required: true }),
  }),
});

const version = { required: true } as const;
const ManyIds = z.array(z.string()).min(1).max(MOST_AT_ONCE);

builder.mutationFields((t) => ({
  gradeSubmission: t.field({
    type: SubmissionRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int(version),
      submissionGradeInput: t.arg({ type: SubmissionGradeInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await gradeSubmission(context, args._id, args.version, args.submissionGradeInput);
      return readSubmission(context, args._id, requestedFields(info));
    },
  }),
  ungradeSubmission: t.field({
    type: SubmissionRef,
    description: 'Takes a grade back; the feedback stays for the next one.',
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }), version: t.arg.int(version) },
    resolve: async (_root, args, context, info) => {
      await ungradeSubmission(context, args._id, args.version);
      return readSubmission(context, args._id, requestedFields(info));
    },
  }),
  completeSubmissions: t.field({
    type: [OutcomeRef],
    description: 'Notes up to 200 as complete or incomplete; answers for each of them.',
    authScopes: { user: true },
    args: {
      ids: t.arg.idList({ required: true, validate: ManyIds }),
      completed: t.arg.boolean({ required: true }),
    },
    resolve: (_root, args, context) => completeSubmissions(context, args.ids, args.completed),
  }),
  reopenSubmission: t.field({
    type: 'Boolean',
    description: 'Lets one student hand in once more, whatever the deadline and the grade say.',
    authScopes: { user: true },
    args: { submissionReopenInput: t.arg({ type: SubmissionReopenInput, required: true }) },
    resolve: async (_root, args, context) => {
      await reopenSubmission(context, args.submissionReopenInput);
      return true;
    },
  }),
  removeFeedbackFile: t.field({
    type: SubmissionRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context, info) =>
      readSubmission(context, await removeFeedbackFile(context, args._id), requestedFields(info)),
  }),
}));
