import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { ReasonSchema } from '../../platform/reason.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { CourseLinkRef } from '../courses/index.ts';
import { GroupLinkRef } from '../groups/index.ts';
import { PersonRef } from '../identity/index.ts';
import { AttemptStatus, ExamLinkRef, ExamResultRef } from './exams.refs.ts';
import { restoreExamAttempt } from './restoring.service.ts';
import { isRestorable } from './restoring.rules.ts';
import { readResult } from './results.service.ts';
import type { RoomAttempt } from './room.repo.ts';
import { presenceOf, presences } from './room.rules.ts';
import {
  endAttemptByStaff,
  extendExamAttempts,
  messageExamRoom,
  readRoom,
  type Room,
} from './room.service.ts';

const RoomAttemptRef = builder.objectRef<RoomAttempt>('RoomAttempt').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    status: t.expose('status', { type: AttemptStatus }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    total: t.exposeInt('total', { description: 'Questions.' }),
    restorable: t.boolean({ resolve: isRestorable }),
  }),
});

const RoomRow = builder
  .objectRef<Room['rows'][number] & { readonly now: Date }>('RoomRow')
  .implement({
    description: 'A student of the group, with the newest attempt.',
    fields: (t) => ({
      student: t.expose('student', { type: PersonRef }),
      attempt: t.expose('attempt', { type: RoomAttemptRef, nullable: true }),
      presence: t.field({
        type: builder.enumType('RoomPresence', { values: presences }),
        resolve: ({ attempt, now }) => presenceOf(attempt, now),
      }),
      lastSeenAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ attempt }) => attempt?.seenAt,
      }),
      answeredCount: t.int({ resolve: ({ attempt }) => attempt?.answered ?? 0 }),
    }),
  });

const ExamRoom = builder.objectRef<Room>('ExamRoom').implement({
  description: 'Who of a group sits an exam at this moment, and how.',
  fields: (t) => ({
    serverNow: t.field({ type: 'DateTime', resolve: ({ now }) => now.toISOString() }),
    exam: t.expose('exam', { type: ExamLinkRef }),
    course: t.expose('course', { type: CourseLinkRef }),
    group: t.expose('group', { type: GroupLinkRef }),
    groups: t.expose('groups', {
      description: 'Those that the reader looks after.',
      type: [GroupLinkRef],
    }),
    rows: t.field({
      type: [RoomRow],
      resolve: ({ rows, now }) => rows.map((row) => ({ ...row, now })),
    }),
  }),
});

const Minutes = z.int().min(1).max(600);
const Text = z.string().trim().min(1).max(500);

builder.queryField('examRoom', (t) =>
  t.field({
    type: ExamRoom,
    authScopes: { user: true },
    args: {
      examId: t.arg.id({ required: true }),
      groupId: t.arg.id({ description: 'Left out: the first that the reader looks after.' }),
    },
    resolve: (_root, { examId, groupId }, context) =>
      readRoom(context, { examId, groupId: groupId ?? null }),
  }),
);

builder.mutationFields((t) => ({
  extendExamAttempts: t.field({
    type: ExamRoom,
    authScopes: { user: true },
    args: {
      examId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
      attemptIds: t.arg.idList({ description: 'Left out: all that go on.' }),
      minutes: t.arg.int({ required: true, validate: Minutes }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
    },
    resolve: (_root, { minutes, reason, attemptIds, ...place }, context) =>
      extendExamAttempts(
        context,
        { ...place, attemptIds: attemptIds ?? null },
        { minutes, reason: reason.trim() },
      ),
  }),
  messageExamRoom: t.field({
    type: ExamRoom,
    authScopes: { user: true },
    args: {
      examId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
      attemptIds: t.arg.idList({ description: 'Left out: all that go on.' }),
      text: t.arg.string({ required: true, validate: Text }),
    },
    resolve: (_root, { text, attemptIds, ...place }, context) =>
      messageExamRoom(context, { ...place, attemptIds: attemptIds ?? null }, text.trim()),
  }),
  endExamAttempt: t.field({
    type: ExamResultRef,
    description: 'A leader of the group hands it in, with what was saved.',
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
    },
    resolve: async (_root, { _id, reason }, context, info) => {
      await endAttemptByStaff(context, _id, reason.trim());
      return readResult(context, _id, requestedFields(info));
    },
  }),
  restoreExamAttempt: t.field({
    type: ExamRoom,
    description:
      'Opens an attempt again that was failed or left, with its answers; it counts once.',
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
      minutes: t.arg.int({
        description: 'Left out: what was left of its time.',
        validate: Minutes.nullish(),
      }),
    },
    resolve: async (_root, { _id, reason, minutes }, context) => {
      const restoring = { attemptId: _id, reason: reason.trim(), minutes: minutes ?? null };
      return readRoom(context, await restoreExamAttempt(context, restoring));
    },
  }),
}));
