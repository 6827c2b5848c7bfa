import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { markingServer } from '../../../testing/marking-server.ts';
import { people } from '../../../testing/people.ts';

const meta = {
  title: 'Admin/Marking',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/examResults/marking'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Queue: Story = { args: { server: markingServer() } };

export const QueueEmpty: Story = { args: { server: markingServer({ empty: true }) } };

export const QueueFailing: Story = {
  args: {
    server: fakeServer({
      attemptsToMark: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

/** Managers read results and mark none. */
export const QueueAsManager: Story = { args: { as: people.manager } };

const marking = { initialEntries: ['/examResults/marking/x-0'] };

export const Mark: Story = { args: { server: markingServer() }, parameters: marking };

/** Somebody else marked one of the answers while this one was read. */
export const MarkConflict: Story = {
  args: { server: markingServer({ markedMeanwhile: true }) },
  parameters: marking,
};
