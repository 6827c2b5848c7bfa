import type { Unmasked } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type Session } from '@lampstand/auth';
import { buildGroup, buildUser, fakeSession } from '@lampstand/auth/testing';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { buildCourse, buildDashboard, buildExam } from './dashboard-fixtures.ts';
import { DashboardData } from './DashboardData.tsx';
import { DashboardDataDocument, type DashboardDataQuery } from './DashboardData.generated.ts';
import { DashboardPage } from './DashboardPage.tsx';

interface Args {
  readonly session: Session;
  readonly reply: Reply<Unmasked<DashboardDataQuery>>;
  readonly asked?: (operationName: string, variables: object) => void;
}

const empty = buildDashboard({
  courses: [],
  pendingAssignments: [],
  recentExamResults: [],
  notifications: [],
});
const manyGroups = [
  buildGroup(),
  buildGroup({ _id: 'group-2', name: 'Nairobi 2026 B' }),
  buildGroup({ _id: 'group-0', name: 'Nairobi 2024 A', archived: true }),
];

const meta: Meta<Args> = {
  title: 'Dashboard/DashboardPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/dashboard'] },
  render: ({ session, reply, asked }) => (
    <SessionProvider session={session}>
      <ScreenStory path="/dashboard" answers={[answer(DashboardDataDocument, reply)]} asked={asked}>
        <DashboardPage>
          <DashboardData />
        </DashboardPage>
      </ScreenStory>
    </SessionProvider>
  ),
  args: { session: fakeSession(buildUser()), reply: buildDashboard() },
};
export default meta;
type Story = StoryObj<Args>;

export const MidTerm: Story = {};

export const SeveralGroups: Story = {
  args: { session: fakeSession(buildUser({ groups: manyGroups })) },
};

/** The first day: courses, but nothing begun. */
export const FirstDay: Story = {
  args: {
    reply: buildDashboard({
      courses: [buildCourse({ completedLessons: 0, lastVisitedAt: null, exams: [buildExam()] })],
      recentExamResults: [],
      notifications: [],
    }),
  },
};

/** An attempt was interrupted. */
export const ExamUnderWay: Story = {
  args: {
    reply: buildDashboard({
      courses: [
        buildCourse({ exams: [buildExam({ attemptsUsed: 2, openAttemptId: 'attempt-2' })] }),
      ],
    }),
  },
};

export const NothingYet: Story = { args: { reply: empty } };

export const NoGroups: Story = {
  args: { session: fakeSession(buildUser({ groups: [], selectedGroup: null })), reply: empty },
};

export const StaffWithoutGroups: Story = {
  args: {
    session: fakeSession(
      buildUser({ groups: [], selectedGroup: null, roles: ['user', 'manager', 'admin'] }),
    ),
    reply: empty,
  },
};

/** A graduate who studies again. */
export const Alumna: Story = { args: { session: fakeSession(buildUser({ isAlumni: true })) } };

export const AlumnaOnly: Story = {
  args: {
    session: fakeSession(
      buildUser({ isAlumni: true, isAlumniOnly: true, groups: [], selectedGroup: null }),
    ),
  },
};

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('The college is closed today') } };
