import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReasonButton, type ReasonButtonProps } from './ReasonButton.tsx';

const accept: ReasonButtonProps['onSubmit'] = () => Promise.resolve(undefined);

const meta: Meta<typeof ReasonButton> = {
  component: ReasonButton,
  args: {
    label: 'Take the marks back',
    message: 'The result waits for marks again and does not count until then.',
    reasonLabel: 'Reason',
    maxLength: 1000,
    onSubmit: accept,
  },
};
export default meta;

type Story = StoryObj<typeof ReasonButton>;

export const Closed: Story = {};
