import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'Leave reason',
    name: 'reason',
    options: [
      { value: 'bereavement', label: 'Bereavement' },
      { value: 'hospital', label: 'Hospital treatment' },
      { value: 'court', label: 'Court obligation' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPlaceholder: Story = {};
export const FirstPicked: Story = { args: { autoPickFirst: true } };
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { required: true, error: 'Required field missing' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'court' } };
export const Months: Story = {
  args: {
    label: 'Month',
    name: 'month',
    valueType: 'number',
    defaultValue: 12,
    options: [
      { value: 11, label: 'November' },
      { value: 12, label: 'December' },
    ],
  },
};
export const Filled: Story = { args: { defaultValue: 'court' } };
export const WithHint: Story = { args: { hint: 'The dean reads it.' } };
export const NoOptions: Story = { args: { options: [] } };
export const Focused: Story = { args: { autoFocus: true } };
export const LongOptions: Story = {
  args: {
    defaultValue: 'visa',
    options: [
      { value: 'visa', label: 'Aufenthaltsgenehmigungsverfahrensbeschleunigungsgesetzentwurf' },
    ],
  },
};
