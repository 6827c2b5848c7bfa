import type { Meta, StoryObj } from '@storybook/react-vite';
import { plusPath } from '../icons/icon-paths.ts';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Save' } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Continue' } };
export const Outlined: Story = { args: { variant: 'outlined', children: 'Cancel' } };
export const TextOnly: Story = { args: { variant: 'text', children: 'Details' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Small: Story = { args: { size: 'small', children: 'Edit' } };
export const WithIcon: Story = { args: { icon: plusPath, children: 'Add New' } };
export const FullWidth: Story = { args: { fullWidth: true, children: 'Login' } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
