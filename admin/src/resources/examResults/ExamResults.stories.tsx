import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Exam results',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/examResults'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ examResults: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      examResults: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/examResults/x-3/show'] } };

export const ShowMissing: Story = { parameters: { initialEntries: ['/examResults/nobody/show'] } };

export const ListAsManager: Story = { args: { as: people.manager } };

/** A passing score that counts less, because it is a retake. */
export const ShowScaled: Story = { parameters: { initialEntries: ['/examResults/x-2/show'] } };
