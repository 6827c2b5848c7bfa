import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../testing/AdminStory.tsx';
import { people } from '../testing/people.ts';
import { siteServer } from '../testing/site-server.ts';

const meta = {
  title: 'Admin/D2l',
  component: AdminStory,
  args: { as: people.superadmin, server: siteServer({ d2lHost: () => 'learn.example' }) },
  parameters: { layout: 'fullscreen', initialEntries: ['/d2l-redirect'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Configured: Story = {};

export const NotConfigured: Story = { args: { server: siteServer({ d2lHost: () => null }) } };

/** The way was used already, or too late. */
export const Expired: Story = { parameters: { initialEntries: ['/d2l-redirect?expired'] } };
