import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  component: Alert,
  args: { children: 'Exams open on Monday at eight in the morning.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { severity: 'success', children: 'Success!' } };
export const Warning: Story = {
  args: {
    severity: 'warning',
    children: 'Absence explanations are currently disabled.',
  },
};
export const Danger: Story = {
  args: { severity: 'danger', children: 'Failed to fetch currency, check internet connection' },
};
export const WithTitleAndAction: Story = {
  args: {
    title: 'A deadline is near',
    children: 'The exam of “Old Testament Survey” closes in 24 hours.',
    actions: (
      <Button size="small" variant="outlined">
        Start
      </Button>
    ),
  },
};
