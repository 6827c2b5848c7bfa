import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { assignmentsServer } from '../../testing/assignments-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Assignments',
  component: AdminStory,
  args: { as: people.admin, server: assignmentsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/assignments'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Show: Story = { parameters: { initialEntries: ['/assignments/a-philemon/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/assignments/a-philemon'] } };

export const Create: Story = { parameters: { initialEntries: ['/assignments/create'] } };
