import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: <p>The library is open from Monday to Friday.</p> },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTitle: Story = { args: { title: 'Recent exam results' } };
export const WithActions: Story = {
  args: {
    title: 'Leave requests',
    level: 3,
    actions: (
      <Button size="small" variant="outlined">
        Add New
      </Button>
    ),
  },
};
export const Flush: Story = {
  args: { title: 'Noticeboard', flush: true, children: <hr /> },
};
