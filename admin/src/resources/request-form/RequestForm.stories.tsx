import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { requestsServer } from '../../testing/requests-server.ts';

const meta = {
  title: 'Admin/Request forms',
  component: AdminStory,
  args: { as: people.superadmin, server: requestsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/request-form'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: requestsServer({ requestForms: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: requestsServer({
      requestForms: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/request-form/f-letter/show'] } };

export const ShowWithoutQuestions: Story = {
  parameters: { initialEntries: ['/request-form/f-room/show'] },
};

export const Edit: Story = { parameters: { initialEntries: ['/request-form/f-letter'] } };

export const Create: Story = { parameters: { initialEntries: ['/request-form/create'] } };

/** The choices of a question are not enough. */
export const EditInvalid: Story = {
  args: {
    server: requestsServer({
      updateRequestForm: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          'fields.1.choices': 'Enter at least two choices, all of them different.',
        });
      },
    }),
  },
  parameters: { initialEntries: ['/request-form/f-letter'] },
};

/** People have asked for something by this form. */
export const RemoveInUse: Story = {
  args: {
    server: requestsServer({
      removeRequestForm: () => {
        throw refusal('CONFLICT', 'People have already filled in this form.');
      },
    }),
  },
  parameters: { initialEntries: ['/request-form/f-letter'] },
};
