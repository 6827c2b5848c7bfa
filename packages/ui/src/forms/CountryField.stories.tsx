import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountryField } from './CountryField.tsx';

const meta = {
  component: CountryField,
  args: { required: true },
} satisfies Meta<typeof CountryField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'KEN' } };
export const InGerman: Story = { args: { defaultValue: 'KEN' }, globals: { locale: 'de_DE' } };
export const WithError: Story = { args: { error: 'Required field missing' } };
export const Disabled: Story = { args: { defaultValue: 'KEN', disabled: true } };
