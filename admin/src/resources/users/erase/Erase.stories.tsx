import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { erasedPerson, eraseServer } from '../../../testing/erase-server.ts';
import { refusal } from '../../../testing/fake-server.ts';
import { people } from '../../../testing/people.ts';

const meta = {
  title: 'Admin/Users/Erase',
  component: AdminStory,
  args: { as: people.superadmin, server: eraseServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/users/u-01/show'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The page of a person, with the way to erase them. */
export const Offered: Story = {};

/** The address that was typed is another one. */
export const OtherAddress: Story = {
  args: {
    server: eraseServer({
      eraseUser: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          confirmation: 'This is not the e-mail address of the account.',
        });
      },
    }),
  },
};

/** Somebody changed the account meanwhile. */
export const Changed: Story = {
  args: {
    server: eraseServer({
      eraseUser: () => {
        throw refusal('CONFLICT', 'Somebody changed this meanwhile.');
      },
    }),
  },
};

/** What goes and what stays could not be told. */
export const NoPreview: Story = {
  args: {
    server: eraseServer({
      erasurePreview: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

/** The page of somebody who was erased. */
export const Erased: Story = { args: { server: eraseServer({ user: erasedPerson }) } };
