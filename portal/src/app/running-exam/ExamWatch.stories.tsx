import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { buildDashboard } from '../../features/dashboard/dashboard-fixtures.ts';
import { DashboardDataDocument } from '../../features/dashboard/DashboardData.generated.ts';
import type { RunningExam } from '../../shared/running-exam.rules.ts';
import { buildRunningExam, leftRunningExam } from '../../testing/build-running-exam.ts';
import { PortalStory } from '../../testing/portal-story.tsx';
import { answer } from '../../testing/scripted-answers.ts';
import { RunningExamDocument } from './ExamWatch.generated.ts';
import { LogOutOfExamDocument } from './LogoutCheck.generated.ts';

/** A student whose exam runs. */
const sitting = (runningExam: RunningExam): Session => fakeSession(buildUser({ runningExam }));

interface Args {
  readonly session: Session;
  /** What the server says when it is asked; the session's own exam where left out. */
  readonly told?: RunningExam | null;
  /** The server does not let the attempt end. */
  readonly refuses?: boolean;
  readonly onOperation?: (name: string) => void;
}

const known = (session: Session): RunningExam | null => {
  const state = session.state();
  return state.status === 'signedIn' ? state.user.runningExam : null;
};

const withNames = (exam: RunningExam | null) =>
  exam && {
    __typename: 'RunningExam' as const,
    ...exam,
    silence: { __typename: 'ExamSilence' as const, ...exam.silence },
  };

const meta: Meta<Args> = {
  title: 'App/ExamWatch',
  parameters: { layout: 'fullscreen', initialEntries: ['/dashboard'] },
  render: ({ session, told = known(session), refuses = false, onOperation }) => (
    <PortalStory
      session={session}
      answers={[
        answer(DashboardDataDocument, buildDashboard()),
        answer(RunningExamDocument, () => ({
          currentUser: { __typename: 'User' as const, _id: 'user-1', runningExam: withNames(told) },
        })),
        answer(LogOutOfExamDocument, () => {
          onOperation?.('LogOutOfExam');
          return refuses
            ? new Error('The server cannot be reached.')
            : { abandonExamAttempt: { __typename: 'ExamResult', _id: 'attempt-1' } };
        }),
      ]}
    />
  ),
  args: { session: sitting(buildRunningExam()) },
};
export default meta;
type Story = StoryObj<Args>;

export const OnEveryPage: Story = {};
export const WithoutTimeLimit: Story = {
  args: { session: sitting(buildRunningExam({ dueAt: null })) },
};
/** Its page was closed: the grace runs. */
export const Left: Story = { args: { session: sitting(leftRunningExam()) } };
export const OnItsOwnPage: Story = {
  parameters: { initialEntries: ['/student/exams/exam-1/attempts/attempt-1'] },
};
/** The server knows better. */
export const Ended: Story = { args: { session: sitting(buildRunningExam()), told: null } };
export const LoggingOut: Story = {};
