import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { addresses } from '../../shared/addresses/addresses.fixture.ts';

const meta = {
  title: 'Admin/Users',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/users'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ users: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      users: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/users/u-01/show'] } };

export const ShowAddresses: Story = {
  args: { server: fakeServer({ addresses: () => addresses }) },
  parameters: { initialEntries: ['/users/u-01/show'] },
};

/** Somebody with a phone, a further address and a home page. */
export const EditDetails: Story = { parameters: { initialEntries: ['/users/u-01'] } };

export const ShowMissing: Story = { parameters: { initialEntries: ['/users/nobody/show'] } };

export const ListAsRegionAdmin: Story = { args: { as: people.regionAdmin } };

export const Edit: Story = { parameters: { initialEntries: ['/users/u-00'] } };

/** One's own account: roles and password are for others to change. */
export const EditOwn: Story = {
  args: { as: { ...people.superadmin, _id: 'u-00' } },
  parameters: { initialEntries: ['/users/u-00'] },
};

/** Somebody with higher rights: the page is shown instead of the form. */
export const EditRefused: Story = {
  args: { as: people.regionAdmin },
  parameters: { initialEntries: ['/users/u-10'] },
};

/** The e-mail address belongs to somebody else. */
export const EditInvalid: Story = {
  args: {
    server: fakeServer({
      updateUser: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          email: 'This value is already taken.',
        });
      },
    }),
  },
  parameters: { initialEntries: ['/users/u-01'] },
};

export const Create: Story = { parameters: { initialEntries: ['/users/create'] } };
