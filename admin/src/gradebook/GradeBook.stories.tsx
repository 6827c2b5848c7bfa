import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../testing/AdminStory.tsx';
import { bookOfFirstGroup, gradesServer } from '../testing/grades-server.ts';
import { people } from '../testing/people.ts';

const meta = {
  title: 'Admin/GradeBook',
  component: AdminStory,
  args: { as: people.manager, server: gradesServer() },
  parameters: { layout: 'fullscreen', initialEntries: [bookOfFirstGroup] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Book: Story = {};

/** Nothing is chosen yet. */
export const Choose: Story = { parameters: { initialEntries: ['/gradebook'] } };

export const NoCourses: Story = { args: { server: gradesServer({ gradeBookCourses: () => [] }) } };
