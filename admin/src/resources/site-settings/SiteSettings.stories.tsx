import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { siteRecords } from '../../testing/site-records.ts';
import { siteServer } from '../../testing/site-server.ts';

const meta = {
  title: 'Admin/SiteSettings',
  component: AdminStory,
  args: { as: people.superadmin, server: siteServer() },
  parameters: { layout: 'fullscreen', initialEntries: ['/site-settings'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Show: Story = {};

/** Nobody has saved any: the configuration holds. */
export const Configured: Story = {
  args: { server: siteServer({ siteSettings: () => ({ ...siteRecords.settings, version: 0 }) }) },
};

export const Scale: Story = {
  parameters: { initialEntries: ['/site-settings/grade-scale'] },
};

/** What the server found is said at each letter. */
export const ScaleRefused: Story = {
  args: {
    server: siteServer({
      updateGradeScale: () => {
        throw refusal('INVALID', 'Please check your entries.', {
          'bands.1.from': 'The last letter must begin at 0, so that every score has one.',
        });
      },
    }),
  },
  parameters: { initialEntries: ['/site-settings/grade-scale'] },
};

export const Design: Story = { parameters: { initialEntries: ['/site-settings/transcript'] } };

export const Edit: Story = { parameters: { initialEntries: ['/site-settings/site'] } };
