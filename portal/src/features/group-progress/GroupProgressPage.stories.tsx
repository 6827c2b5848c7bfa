import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { GroupProgressPage } from './GroupProgressPage.tsx';
import { ProgressCourseDocument, type ProgressCourseQuery } from './GroupProgressPage.generated.ts';
import { buildGroupProgress, buildStudentProgress } from './progress-fixtures.ts';
import { GroupProgressDocument } from './ProgressTable.generated.ts';

interface Args {
  readonly groups?: ProgressCourseQuery['studentCourse']['facilitatedGroups'];
  readonly reply: Reply<{ readonly groupProgress: ReturnType<typeof buildGroupProgress> }>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const group = (_id: string, name: string) => ({ __typename: 'GroupLink' as const, _id, name });

const meta: Meta<Args> = {
  title: 'Courses/GroupProgressPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/courses/romans/progress'] },
  render: ({ groups = [group('cape-1', 'Cape Town First Year')], reply, asked }) => (
    <ScreenStory
      path="/student/courses/:_id/progress"
      asked={asked}
      answers={[
        answer(ProgressCourseDocument, {
          studentCourse: {
            __typename: 'StudentCourse',
            _id: 'romans',
            name: 'The Letter to the Romans',
            facilitatedGroups: groups,
          },
        }),
        answer(GroupProgressDocument, reply),
      ]}
    >
      <GroupProgressPage />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const names = ['Naledi Dlamini', 'Élodie Martin', 'Иван Петров', '王小明', 'Thabo Nkosi'];
const items = names.map((fullName, at) =>
  buildStudentProgress({
    student: { __typename: 'Person', _id: `student-${at}`, fullName },
    completedLessons: at % 3,
    seenPercent: at * 25,
    ...(at === 0 && { lastSeenAt: null, lessons: [] }),
  }),
);

export const SomeStudents: Story = {
  args: { reply: { groupProgress: buildGroupProgress({ items, total: items.length }) } },
};

/** The second page of many, of one of two groups. */
export const ManyStudents: Story = {
  args: {
    groups: [group('cape-1', 'Cape Town First Year'), group('cape-2', 'Cape Town Second Year')],
    reply: { groupProgress: buildGroupProgress({ items, total: 60 }) },
  },
  parameters: {
    initialEntries: ['/student/courses/romans/progress?group=cape-2&sort=seenPercent&page=2'],
  },
};

export const NobodyFound: Story = {
  args: { reply: { groupProgress: buildGroupProgress({ items: [], total: 0 }) } },
  parameters: { initialEntries: ['/student/courses/romans/progress?q=nobody'] },
};

export const NoGroup: Story = {
  args: { groups: [], reply: { groupProgress: buildGroupProgress() } },
};

export const Failing: Story = { args: { reply: new Error('The server cannot be reached.') } };
