import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildCourse } from './course-fixtures.ts';
import { CoursePage } from './CoursePage.tsx';
import { CoursePageDocument } from './CoursePage.generated.ts';
import { RecordCourseActivityDocument } from './useRecordCourseActivity.generated.ts';

interface Args {
  readonly reply: Reply<{ readonly studentCourse: ReturnType<typeof buildCourse> }>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const meta: Meta<Args> = {
  title: 'Courses/CoursePage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/courses/romans'] },
  render: ({ reply, asked }) => (
    <ScreenStory
      path="/student/courses/:_id"
      asked={asked}
      answers={[
        answer(CoursePageDocument, reply),
        answer(RecordCourseActivityDocument, { recordCourseActivity: true }),
      ]}
    >
      <CoursePage />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** A lesson and an exam in every state. */
export const HalfDone: Story = { args: { reply: { studentCourse: buildCourse() } } };

export const WithoutContent: Story = {
  args: {
    reply: {
      studentCourse: buildCourse({
        description: null,
        teacherName: null,
        lessonCount: 0,
        completedLessons: 0,
        nextLesson: null,
        lessons: [],
        exams: [],
      }),
    },
  },
};

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('This record does not exist.') } };
