import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Page } from '@lampstand/auth';
import { DashboardSwitch } from './DashboardSwitch.tsx';

const meta: Meta<{ readonly page?: Page }> = {
  title: 'App/DashboardSwitch',
  render: ({ page }) => <DashboardSwitch {...(page ? { page } : {})} />,
};
export default meta;

export const OnThisDevice: StoryObj<{ readonly page?: Page }> = {};
