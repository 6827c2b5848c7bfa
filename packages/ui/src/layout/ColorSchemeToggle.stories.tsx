import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';

const meta = { component: ColorSchemeToggle } satisfies Meta<typeof ColorSchemeToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
