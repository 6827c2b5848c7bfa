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
