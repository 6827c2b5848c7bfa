import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/AttendanceSchemas',
  component: AdminStory,
  args: { as: people.superadmin },
  parameters: { layout: 'fullscreen', initialEntries: ['/attendanceSchemas'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ attendanceSchemas: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      attendanceSchemas: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/attendanceSchemas/s-1/show'] } };

export const ShowUnused: Story = {
  parameters: { initialEntries: ['/attendanceSchemas/s-2/show'] },
};

export const Edit: Story = { parameters: { initialEntries: ['/attendanceSchemas/s-1'] } };

export const Create: Story = { parameters: { initialEntries: ['/attendanceSchemas/create'] } };
