import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguagePicker } from './LanguagePicker.tsx';
import { doNothing } from '../testing/do-nothing.ts';

const meta = {
  component: LanguagePicker,
  args: { reload: doNothing },
} satisfies Meta<typeof LanguagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
