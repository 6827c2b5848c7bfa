import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'First name', name: 'firstName' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Miriam' } };
export const Required: Story = { args: { label: 'E-mail', type: 'email', required: true } };
export const WithHint: Story = { args: { hint: 'As it stands in your passport.' } };
export const WithError: Story = {
  args: { hint: 'As it stands in your passport.', error: 'Required field missing' },
};
export const Disabled: Story = { args: { defaultValue: 'Miriam', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Miriam', readOnly: true } };
export const OnlyNumbers: Story = {
  args: { label: 'Pass mark', type: 'number', min: 0, max: 100, defaultValue: 70 },
};
export const Day: Story = { args: { label: 'Date', type: 'date', defaultValue: '2026-03-01' } };
