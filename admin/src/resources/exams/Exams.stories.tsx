import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';

const meta = {
  title: 'Admin/Exams',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/exams'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ exams: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      exams: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/exams/e-0/show'] } };

export const ShowMissing: Story = { parameters: { initialEntries: ['/exams/nobody/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/exams/e-0'] } };

export const CreateInCourse: Story = {
  parameters: { initialEntries: ['/exams/create?source={"courseId":"c-1"}'] },
};
