import { builder } from '../../graphql/builder.ts';
import { UserRef } from '../identity/index.ts';
import { findRunningExam } from './running-exam.repo.ts';
import { ExamSilenceRef } from './silence.graphql.ts';

type Running = NonNullable<Awaited<ReturnType<typeof findRunningExam>>> & {
  readonly serverNow: string;
};

const RunningExamRef = builder.objectRef<Running>('RunningExam').implement({
  description: 'The attempt that counts and is open at the moment.',
  fields: (t) => ({
    _id: t.exposeID('_id', { description: 'Of the attempt.' }),
    examId: t.exposeID('examId'),
    title: t.exposeString('title'),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    serverNow: t.expose('serverNow', { type: 'DateTime' }),
    leavingFails: t.exposeBoolean('leavingFails'),
    leftAt: t.expose('leftAt', { type: 'DateTime', nullable: true }),
    silence: t.field({ type: ExamSilenceRef, resolve: (attempt) => attempt }),
  }),
});

/** User.runningExam */
builder.objectField(UserRef, 'runningExam', (t) =>
  t.field({
    type: RunningExamRef,
    description: 'The reader’s own; null of everybody else.',
    nullable: true,
    resolve: async (user, _args, context) => {
      // Without a reader it is somebody who signs in at this moment.
      if (context.viewer && user._id !== context.viewer._id) return null;
      const serverNow = context.services.clock.now().toISOString();
      const found = await findRunningExam(context.db, { userId: user._id, now: serverNow });
      return found && { ...found, serverNow };
    },
  }),
);
