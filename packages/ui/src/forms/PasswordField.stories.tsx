import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';
import { after, press } from '../testing/after.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', name: 'password', required: true, minLength: 6 },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'lamp oil' } };
export const New: Story = {
  args: { label: 'New password', autoComplete: 'new-password', hint: 'At least 6 characters.' },
};
export const WithError: Story = { args: { error: 'Enter at least 6 characters.' } };
export const Shown: Story = {
  args: { defaultValue: 'lamp oil' },
  decorators: [after(press('Show password'))],
};
export const Disabled: Story = { args: { defaultValue: 'lamp oil', disabled: true } };
export const Focused: Story = { args: { autoFocus: true } };
