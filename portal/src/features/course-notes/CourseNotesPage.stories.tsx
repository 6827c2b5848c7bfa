import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type SessionUser } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { ToastOutlet } from '@lampstand/ui';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { CourseNotesPage } from './CourseNotesPage.tsx';
import { CourseNotesDocument, type CourseNotesQuery } from './CourseNotesPage.generated.ts';

interface Args {
  readonly reply: Reply<CourseNotesQuery>;
  readonly as?: SessionUser;
}

const meta: Meta<Args> = {
  title: 'Courses/CourseNotesPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/courses/romans/notes'] },
  render: ({ reply, as = buildUser() }) => (
    <SessionProvider session={fakeSession(as)}>
      <ScreenStory
        path="/student/courses/:_id/notes"
        answers={[answer(CourseNotesDocument, reply)]}
      >
        <CourseNotesPage />
      </ScreenStory>
      <ToastOutlet />
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

type Note = CourseNotesQuery['courseNotes'][number];

const studentCourse = {
  __typename: 'StudentCourse',
  _id: 'romans',
  name: 'The Letter to the Romans',
} as const;

const note = (_id: string, lesson: string, overrides: Partial<Note> = {}): Note => ({
  __typename: 'LessonNote',
  _id,
  atSeconds: 65,
  text: 'Compare with Romans 3:21.',
  groupId: null,
  authorName: 'Naledi Dlamini',
  lesson: { __typename: 'LessonLink', _id: lesson, title: `Lesson ${lesson}` },
  ...overrides,
});

export const SomeNotes: Story = {
  args: {
    reply: {
      studentCourse,
      courseNotes: [
        note('a', 'one'),
        note('b', 'one', {
          atSeconds: 3725,
          text: 'We speak about this on Monday.\nBring your questions.',
          groupId: 'cape-1',
          authorName: 'Thabo Nkosi',
        }),
        note('c', 'two'),
      ],
    },
  },
};

export const NoNotes: Story = { args: { reply: { studentCourse, courseNotes: [] } } };

export const Failing: Story = { args: { reply: new Error('The server cannot be reached.') } };

/** Somebody of the staff looks through the person's account: the server refuses the notes. */
export const LookedThrough: Story = {
  args: {
    reply: new Error('You may not do this.'),
    as: buildUser({ impersonatingUser: 'Susan Mwangi' }),
  },
};
