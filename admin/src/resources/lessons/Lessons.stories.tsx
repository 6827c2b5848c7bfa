import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { college } from '../../testing/college.ts';
import { coursesServer } from '../../testing/courses-server.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Lessons',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/lessons'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ lessons: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      lessons: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/lessons/l-00/show'] } };

export const ShowMissing: Story = { parameters: { initialEntries: ['/lessons/nobody/show'] } };

export const ShowWithoutRecording: Story = {
  parameters: { initialEntries: ['/lessons/l-01/show'] },
};

const [lesson] = college.lessons;

/** Two languages to choose from; the rest is missing. */
export const ShowInTwoLanguages: Story = {
  args: {
    server: fakeServer({
      lesson: () => ({
        ...lesson,
        media: ['en', 'de_DE'].map((locale) => ({
          ...lesson?.media[0],
          locale,
          label: locale === 'en' ? 'English' : 'Deutsch',
          mediaUrl: `/files/${locale}.mp4`,
        })),
        downloads: ['Reading plan', 'Map'].map((title, at) => ({
          ...lesson?.downloads[0],
          _id: `d-${at}`,
          title,
        })),
      }),
      removeLessonMedia: () => lesson,
      moveLessonDownload: () => lesson,
      renameLessonDownload: () => lesson,
    }),
  },
  parameters: { initialEntries: ['/lessons/l-00/show'] },
};

const text = {
  ...lesson,
  kind: 'TEXT',
  media: [],
  content: '<h2>Before you read</h2><p>Pray.</p>',
};

export const ShowText: Story = {
  args: { server: fakeServer({ lesson: () => text }) },
  parameters: { initialEntries: ['/lessons/l-00/show'] },
};

/** Admins of a region read the college's lessons. */
export const ShowAsRegionAdmin: Story = {
  args: { as: people.regionAdmin },
  parameters: { initialEntries: ['/lessons/l-00/show'] },
};

export const Edit: Story = {
  args: { server: coursesServer() },
  parameters: { initialEntries: ['/lessons/l-01'] },
};

/** Its recording stops once and asks. */
export const EditAsking: Story = {
  args: { server: coursesServer() },
  parameters: { initialEntries: ['/lessons/l-00'] },
};

export const EditText: Story = {
  args: { server: coursesServer({ lesson: () => text }) },
  parameters: { initialEntries: ['/lessons/l-00'] },
};

/** Reached from a course, which the form then knows. */
export const CreateInCourse: Story = {
  parameters: { initialEntries: ['/lessons/create?source={"courseId":"c-1","position":3}'] },
};
