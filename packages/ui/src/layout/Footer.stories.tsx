import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';
import { doNothing } from '../testing/do-nothing.ts';

const meta = {
  component: Footer,
  args: { organisation: 'Lampstand Bible College', year: 2026, reload: doNothing },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
