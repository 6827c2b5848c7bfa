import MuiButton from '@mui/material/Button';
import MuiCard from '@mui/material/Card';
import MuiTextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MuiTheme } from './MuiTheme.tsx';

const meta = {
  component: MuiTheme,
  args: {
    children: (
      <MuiCard sx={{ p: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
        <MuiButton variant="contained">Save</MuiButton>
        <MuiButton variant="contained" color="secondary">
          Continue
        </MuiButton>
        <MuiButton variant="contained" color="error">
          Delete
        </MuiButton>
        <MuiButton variant="outlined">Cancel</MuiButton>
        <MuiTextField label="First name" defaultValue="Miriam" helperText="As in the passport." />
      </MuiCard>
    ),
  },
} satisfies Meta<typeof MuiTheme>;
export default meta;

type Story = StoryObj<typeof meta>;

/** MUI parts beside our own: they must look as if one hand had made them. */
export const Parts: Story = {};
