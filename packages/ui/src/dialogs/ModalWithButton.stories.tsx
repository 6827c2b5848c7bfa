import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { ModalWithButton } from './ModalWithButton.tsx';
import { after, press } from '../testing/after.tsx';

const meta = {
  component: ModalWithButton,
  args: { children: (close) => <Button onClick={close}>Done</Button> },
} satisfies Meta<typeof ModalWithButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Defaults: Story = {};
export const OwnWords: Story = {
  args: { buttonText: 'New ministry', title: 'Register a ministry', variant: 'outlined' },
};
export const Opened: Story = { decorators: [after(press('Add New'))] };
