import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { college } from '../../testing/college.ts';
import { coursesServer } from '../../testing/courses-server.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { samplePicture } from '../../testing/sample-picture.ts';

const meta = {
  title: 'Admin/Courses',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/courses'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

const at = (path: string) => ({ initialEntries: [path] });

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ courses: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      courses: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = {
  args: { server: coursesServer() },
  parameters: at('/courses/c-1/show'),
};

export const ShowWithPicture: Story = {
  args: {
    server: fakeServer({ course: () => ({ ...college.courses[0], imageUrl: samplePicture }) }),
  },
  parameters: at('/courses/c-1/show'),
};

export const ShowMissing: Story = { parameters: at('/courses/nobody/show') };

export const Lessons: Story = {
  args: { server: coursesServer() },
  parameters: at('/courses/c-1/show/lessons'),
};

export const LessonsNone: Story = {
  args: { server: coursesServer({ lessons: () => ({ items: [], total: 0 }) }) },
  parameters: at('/courses/c-1/show/lessons'),
};

/** Somebody else changes each lesson just before it is moved. */
export const LessonsChangedMeanwhile: Story = {
  args: {
    server: coursesServer({
      moveLesson: () => {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    }),
  },
  parameters: at('/courses/c-1/show/lessons'),
};

export const Offerings: Story = {
  args: { server: coursesServer() },
  parameters: at('/courses/c-1/show/offerings'),
};

export const Exams: Story = { parameters: at('/courses/c-1/show/exams') };

export const Changes: Story = {
  args: { server: coursesServer() },
  parameters: at('/courses/c-1/show/changes'),
};

/** Admins of a region read the college's courses. */
export const ShowAsRegionAdmin: Story = {
  args: { as: people.regionAdmin, server: coursesServer() },
  parameters: at('/courses/c-1/show/lessons'),
};

/** Somebody else publishes the course meanwhile. */
export const PublishedMeanwhile: Story = {
  args: {
    server: coursesServer({
      unpublishCourse: () => {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    }),
  },
  parameters: at('/courses/c-1/show'),
};

export const Edit: Story = { parameters: at('/courses/c-1') };

export const Create: Story = { parameters: at('/courses/create') };
