import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildListedCourse, coursePicture } from './course-fixtures.ts';
import { CoursesPage } from './CoursesPage.tsx';
import { CoursesPageDocument } from './CoursesPage.generated.ts';

interface Args {
  readonly reply: Reply<{ readonly studentCourses: ReturnType<typeof buildListedCourse>[] }>;
}

const meta: Meta<Args> = {
  title: 'Courses/CoursesPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/courses'] },
  render: ({ reply }) => (
    <ScreenStory path="/student/courses" answers={[answer(CoursesPageDocument, reply)]}>
      <CoursesPage />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const names = [
  'The Letter to the Romans',
  'Pentateuch',
  'Homiletics',
  'Church History I',
  'Greek I',
  'Pastoral Care and the Life of the Congregation in Difficult Times',
  'Ethics',
  'Missions',
];

export const SomeCourses: Story = {
  args: {
    reply: {
      studentCourses: [
        buildListedCourse({ imageUrl: coursePicture, endsOn: '2026-06-19' }),
        buildListedCourse({
          _id: 'pentateuch',
          code: 'OT-101',
          name: 'Pentateuch',
          teacherName: null,
          completedLessons: 0,
          nextLesson: { __typename: 'LessonLink', _id: 'p1', title: 'In the beginning' },
        }),
        buildListedCourse({
          _id: 'homiletics',
          code: 'PT-110',
          name: 'Homiletics',
          completedLessons: 4,
          nextLesson: null,
        }),
        buildListedCourse({
          _id: 'greek',
          code: 'LA-100',
          name: 'Greek I',
          lessonCount: 0,
          completedLessons: 0,
          nextLesson: null,
        }),
      ],
    },
  },
};

/** Enough for a search field. */
export const ManyCourses: Story = {
  args: {
    reply: {
      studentCourses: names.map((name, at) =>
        buildListedCourse({ _id: `course-${at}`, code: `BC-${100 + at}`, name }),
      ),
    },
  },
};

export const NoCourses: Story = { args: { reply: { studentCourses: [] } } };

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('The server cannot be reached.') } };
