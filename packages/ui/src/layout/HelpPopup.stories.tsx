import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpPopup } from './HelpPopup.tsx';

const meta = {
  component: HelpPopup,
  args: { children: <p>Your attendance counts from the first day of the term.</p> },
} satisfies Meta<typeof HelpPopup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
