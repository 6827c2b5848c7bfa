import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeviceCheck } from './DeviceCheck.tsx';

const meta: Meta<typeof DeviceCheck> = { title: 'Exams/DeviceCheck', component: DeviceCheck };
export default meta;
type Story = StoryObj<typeof DeviceCheck>;

const found = (report: Awaited<ReturnType<NonNullable<Story['args']>['check'] & object>>) => ({
  check: () => Promise.resolve(report),
});

export const Ready: Story = { args: found({ connection: 'good', clockOff: 0, storage: true }) };

export const NotReady: Story = {
  args: found({ connection: 'slow', clockOff: -190, storage: false }),
};

export const NoConnection: Story = {
  args: found({ connection: 'none', clockOff: undefined, storage: true }),
};

export const Checking: Story = { args: { check: () => new Promise(() => undefined) } };
