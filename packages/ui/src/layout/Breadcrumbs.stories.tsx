import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Courses', to: '/student/courses' },
      { label: 'Old Testament Survey', to: '/student/courses/c1' },
      { label: 'The Pentateuch' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Deep: Story = {};
export const OnlyHome: Story = { args: { crumbs: [] } };
