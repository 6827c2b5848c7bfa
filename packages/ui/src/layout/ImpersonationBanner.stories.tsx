import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ActForDialogProps } from './ActForDialog.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { doNothing } from '../testing/do-nothing.ts';

const accepted: ActForDialogProps['onAct'] = async () => undefined;

const meta = {
  component: ImpersonationBanner,
  args: { name: 'Miriam Wanjiru', onAct: accepted, onLogout: doNothing },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImpersonationBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** Whoever looks has said why they act for the person as well. */
export const Acting: Story = {
  args: {
    raisedUntil: new Date(Date.now() + 15 * 60_000).toISOString(),
    raiseReason: 'She asked by telephone for another language.',
  },
};
