import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildCourse, buildLongCourse, coursePicture } from './course-fixtures.ts';
import { CoursePage } from './CoursePage.tsx';
import { CoursePageDocument, CoursePreviewDocument } from './CoursePage.generated.ts';
import { FacilitatedExamsDocument } from './FacilitatedExams.generated.ts';
import { EssaysWaitingDocument } from './EssaysWaiting.generated.ts';
import { RecordCourseActivityDocument } from './useRecordCourseActivity.generated.ts';

interface Args {
  readonly reply: Reply<{ readonly studentCourse: ReturnType<typeof buildCourse> }>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const essayOf = (_id: string) => ({
  __typename: 'ExamResult' as const,
  _id,
  exam: { __typename: 'ExamLink' as const, _id: 'letters', title: 'Letters of Paul' },
});

const facilitatedExam = (examId: string, title: string, closesAt: string | null, toMark = 0) => ({
  __typename: 'FacilitatedExam' as const,
  examId,
  title,
  group: { __typename: 'GroupLink' as const, _id: 'cape-1', name: 'Cape Town 1' },
  opensAt: null,
  deadline: null,
  closesAt,
  zone: 'Africa/Johannesburg',
  toMark,
});

const meta: Meta<Args> = {
  title: 'Courses/CoursePage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/courses/romans'] },
  render: ({ reply, asked }) => (
    <ScreenStory
      path="/student/courses/:_id"
      asked={asked}
      answers={[
        answer(CoursePageDocument, reply),
        answer(CoursePreviewDocument, reply),
        answer(RecordCourseActivityDocument, { recordCourseActivity: true }),
        answer(FacilitatedExamsDocument, {
          studentCourse: {
            __typename: 'StudentCourse',
            _id: 'romans',
            facilitatedExams: [
              facilitatedExam('grace', 'On grace', '2025-01-20T20:00:00Z'),
              facilitatedExam('letters', 'Letters of Paul', null, 2),
            ],
          },
        }),
        answer(EssaysWaitingDocument, {
          attemptsToMark: { __typename: 'ExamResultList', items: ['one', 'two'].map(essayOf) },
        }),
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

/** With a picture, over, and looked after by the person. */
export const OfFacilitator: Story = {
  args: {
    reply: {
      studentCourse: buildCourse({
        imageUrl: coursePicture,
        startsOn: '2025-01-13',
        endsOn: '2025-06-20',
        facilitatedGroups: [{ __typename: 'GroupLink', _id: 'cape-1' }],
      }),
    },
  },
};

/** As somebody of the staff sees it. */
export const Preview: Story = {
  args: { reply: { studentCourse: buildCourse() } },
  parameters: { initialEntries: ['/student/courses/romans?preview=1'] },
};

/** It stays quick to scroll. */
export const ManyLessons: Story = {
  args: { reply: { studentCourse: buildLongCourse(200) } },
};

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('This record does not exist.') } };
