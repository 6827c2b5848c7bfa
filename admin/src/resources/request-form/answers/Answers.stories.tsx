import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { refusal } from '../../../testing/fake-server.ts';
import { people } from '../../../testing/people.ts';
import { requestsServer } from '../../../testing/requests-server.ts';

const meta = {
  title: 'Admin/Requests',
  component: AdminStory,
  args: { as: people.superadmin, server: requestsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/requests'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

/** Forms are the superadmins'; whoever looks after a region answers what its people ask for. */
export const ListOfRegionAdmin: Story = { args: { as: people.regionAdmin } };

export const ListEmpty: Story = {
  args: { server: requestsServer({ requestFormAnswers: () => ({ items: [], total: 0 }) }) },
};

export const NewRequest: Story = { parameters: { initialEntries: ['/requests/a-1'] } };

export const Answered: Story = { parameters: { initialEntries: ['/requests/a-2'] } };

export const Missing: Story = { parameters: { initialEntries: ['/requests/none'] } };

/** A refusal has no reason. */
export const WithoutReason: Story = {
  args: {
    server: requestsServer({
      answerRequest: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          reply: 'This field is required.',
        });
      },
    }),
  },
  parameters: { initialEntries: ['/requests/a-1'] },
};

/** Somebody else answered meanwhile. */
export const Conflict: Story = {
  args: {
    server: requestsServer({
      answerRequest: () => {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    }),
  },
  parameters: { initialEntries: ['/requests/a-1'] },
};
