import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../testing/AdminStory.tsx';
import { refusal } from '../testing/fake-server.ts';
import { people } from '../testing/people.ts';
import { permissionsServer } from '../testing/permissions-server.ts';

const meta = {
  title: 'Admin/Permissions',
  component: AdminStory,
  args: { server: permissionsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/permissions'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {};

export const MatrixFailing: Story = {
  args: {
    server: permissionsServer({
      permissionRules: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

/** A region's admin may ask about the people of the own region. */
export const MatrixAsRegionAdmin: Story = { args: { as: people.regionAdmin } };
