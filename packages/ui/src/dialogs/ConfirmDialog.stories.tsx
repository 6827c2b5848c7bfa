import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { doNothing } from '../testing/do-nothing.ts';

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Finish the exam',
    message: 'You have answered all 20 questions.',
    onConfirm: doNothing,
    onCancel: doNothing,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Danger: Story = {
  args: {
    title: 'Remove address',
    message: 'Are you sure? This is permanent!',
    confirmLabel: 'Remove',
    danger: true,
  },
};
export const Loading: Story = { args: { ...Danger.args, loading: true } };
export const Failed: Story = {
  args: {
    ...Danger.args,
    error: 'The server cannot be reached. Please check your connection.',
  },
};
export const LongText: Story = {
  args: {
    message:
      'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave? Aufenthaltsgenehmigungsverfahrensbeschleunigungsgesetz',
    confirmLabel: 'Leave page and lose everything that has been entered',
    cancelLabel: 'Stay on page',
  },
};
