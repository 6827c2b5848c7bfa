import MuiButton from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MuiTheme } from './MuiTheme.tsx';

const meta = {
  title: 'mui/Tooltip',
  component: Tooltip,
  // A button with words keeps them as its name; what hovers beside it only describes it.
  args: {
    title: 'Nobody has asked for this yet.',
    describeChild: true,
    children: <MuiButton>Remove</MuiButton>,
  },
  decorators: [
    (Story) => (
      <MuiTheme>
        <div style={{ padding: 60 }}>
          <Story />
        </div>
      </MuiTheme>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const LongText: Story = {
  args: {
    open: true,
    title:
      'Somebody has answered this question already, so it stays: Aufenthaltsgenehmigungsverfahrensbeschleunigungsgesetz',
  },
};
export const SideBySide: Story = {
  render: () => (
    <>
      <Tooltip title="Move it up." describeChild>
        <MuiButton>Up</MuiButton>
      </Tooltip>
      <Tooltip title="Move it down." describeChild>
        <MuiButton>Down</MuiButton>
      </Tooltip>
    </>
  ),
};
