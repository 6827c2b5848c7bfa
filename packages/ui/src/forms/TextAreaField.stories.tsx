import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  component: TextAreaField,
  args: { label: 'Student notes', name: 'notes' },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { required: true, error: 'Required field missing' } };
export const Filled: Story = {
  args: { defaultValue: 'My flight was late.\nI was at the airport.' },
};
export const WithHint: Story = { args: { hint: 'The dean reads it.' } };
export const LongText: Story = {
  args: { defaultValue: 'Aufenthaltsgenehmigungsverfahrensbeschleunigungsgesetz '.repeat(12) },
};
export const Disabled: Story = { args: { defaultValue: 'My flight was late.', disabled: true } };
export const Focused: Story = { args: { autoFocus: true } };
