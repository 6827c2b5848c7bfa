import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { translationsServer } from '../../testing/translations-server.ts';

const meta = {
  title: 'Admin/Translations',
  component: AdminStory,
  args: { server: translationsServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/translations'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

/** Drafts wait to be published, which only those who look after the whole college may do. */
export const ListAsRegionAdmin: Story = { args: { as: people.regionAdmin } };

export const ListEmpty: Story = {
  args: {
    server: fakeServer({ translationEntries: () => ({ items: [], total: 0, areas: [] }) }),
  },
};

export const Show: Story = {
  parameters: { initialEntries: ['/translations/de_DE%3Acommon.save/show'] },
};

export const Edit: Story = {
  parameters: { initialEntries: ['/translations/de_DE%3Acommon.save'] },
};

/** The text lacks a value that the English one takes. */
export const EditInvalid: Story = {
  args: {
    server: translationsServer({
      saveTranslation: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          text: 'The text must contain exactly these values: {days} (123)',
        });
      },
    }),
  },
  parameters: { initialEntries: ['/translations/de_DE%3Agroup.days'] },
};
