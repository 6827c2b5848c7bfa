import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { isStorable } from '../../platform/storable-text.ts';
import { leavings } from './attempt-clock.rules.ts';
import { RoomMessage } from './attempts.graphql.ts';
import { AttemptStatus } from './exams.refs.ts';
import { noteExamPresence } from './presence.service.ts';
import { ExamSilenceRef } from './silence.graphql.ts';

const AttemptClockRef = builder
  .objectRef<Awaited<ReturnType<typeof noteExamPresence>>>('AttemptClock')
  .implement({
    fields: (t) => ({
      serverNow: t.expose('serverNow', { type: 'DateTime' }),
      dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
      status: t.expose('status', { type: AttemptStatus }),
      leftAt: t.expose('leftAt', { type: 'DateTime', nullable: true }),
      silence: t.field({ type: ExamSilenceRef, resolve: (clock) => clock }),
      message: t.expose('message', { type: RoomMessage, nullable: true }),
    }),
  });

const ExamPresenceInput = builder.inputType('ExamPresenceInput', {
  fields: (t) => ({
    attemptId: t.id({ required: true }),
    state: t.field({
      type: builder.enumType('ExamPresence', {
        description:
          'HIDDEN: the page lies behind another one. LEFT: another page came in its place. LOGGED_OUT: the person logs out on it.',
        values: ['HERE', 'HIDDEN', ...leavings] as const,
      }),
      required: true,
    }),
    tabId: t.string({ validate: z.string().max(64).refine(isStorable).nullish() }),
    detail: t.string({ validate: z.string().max(200).refine(isStorable).nullish() }),
  }),
});

builder.mutationField('noteExamPresence', (t) =>
  t.field({
    type: AttemptClockRef,
    description: 'Every ten seconds from the page of an attempt, and when something changes.',
    authScopes: { user: true },
    args: { examPresenceInput: t.arg({ type: ExamPresenceInput, required: true }) },
    resolve: (_root, { examPresenceInput: { attemptId, state, tabId, detail } }, context) =>
      noteExamPresence(context, {
        attemptId,
        state,
        tabId: tabId ?? null,
        detail: detail ?? null,
      }),
  }),
);
