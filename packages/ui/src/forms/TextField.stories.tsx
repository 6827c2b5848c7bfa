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
export const Focused: Story = { args: { autoFocus: true } };
export const LongText: Story = {
  args: {
    label: 'The name by which you would like to be called at the ceremony of your graduation',
    defaultValue: 'Aufenthaltsgenehmigungsverfahrensbeschleunigungsgesetzentwurf',
    hint: 'As it stands in your passport: https://example.org/a/very/long/address/without/any/break',
  },
};
export const NumberEmpty: Story = { args: { label: 'Pass mark', type: 'number' } };
export const NumberWithError: Story = {
  args: { ...OnlyNumbers.args, defaultValue: 170, error: 'Enter 100 at most.' },
};
export const NumberDisabled: Story = { args: { ...OnlyNumbers.args, disabled: true } };
export const DayEmpty: Story = { args: { label: 'Date', type: 'date' } };
export const DayWithError: Story = { args: { ...Day.args, error: 'Enter a date.' } };
export const DayDisabled: Story = { args: { ...Day.args, disabled: true } };
