import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';

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

export const Edit: Story = { parameters: { initialEntries: ['/lessons/l-00'] } };

/** Reached from a course, which the form then knows. */
export const CreateInCourse: Story = {
  parameters: { initialEntries: ['/lessons/create?source={"courseId":"c-1","position":3}'] },
};
