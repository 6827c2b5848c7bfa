import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { linksServer, regionLinksServer } from '../../testing/links-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Links',
  component: AdminStory,
  args: { server: linksServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/links'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

/** Links of the whole college are not theirs to change. */
export const ListAsRegionAdmin: Story = {
  args: { as: people.regionAdmin, server: regionLinksServer() },
};

export const ListEmpty: Story = {
  args: { server: linksServer({ links: () => ({ items: [], total: 0 }) }) },
};

export const Show: Story = { parameters: { initialEntries: ['/links/l-1/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/links/l-1'] } };

export const Create: Story = { parameters: { initialEntries: ['/links/create'] } };

/** The address would run a script. */
export const CreateInvalid: Story = {
  args: {
    server: linksServer({
      createLink: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          address: 'This value is not valid.',
        });
      },
    }),
  },
  parameters: { initialEntries: ['/links/create'] },
};
