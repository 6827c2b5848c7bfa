import { useRef, useState } from 'react';
import MuiButton from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { after, press } from '../testing/after.tsx';
import { MuiTheme } from './MuiTheme.tsx';

interface Args {
  readonly kind: 'popover' | 'menu';
  readonly words: string;
}

/** A button, and what it opens beside itself. */
function Opener({ kind, words }: Args) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const place = { open, anchorEl: () => anchor.current, onClose: () => setOpen(false) };
  return (
    <MuiTheme>
      <MuiButton ref={anchor} onClick={() => setOpen(true)}>
        Open
      </MuiButton>
      {kind === 'popover' ? (
        <Popover {...place} slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter' } }}>
          <p style={{ margin: 18 }}>{words}</p>
          {/* Something to focus, or nobody scrolls long text by the keyboard. */}
          <MuiButton onClick={place.onClose}>Close</MuiButton>
        </Popover>
      ) : (
        <Menu {...place}>
          {words.split(' ').map((word) => (
            <MenuItem key={word}>{word}</MenuItem>
          ))}
        </Menu>
      )}
    </MuiTheme>
  );
}

const meta = {
  title: 'mui/Popover',
  component: Opener,
  args: { kind: 'popover', words: 'Only groups of this year' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { decorators: [after(press('Open'))] };
export const LongText: Story = {
  args: { words: 'Aufenthaltsgenehmigungsverfahrensbeschleunigungsgesetz '.repeat(20) },
  decorators: [after(press('Open'))],
};
export const AsMenu: Story = {
  args: { kind: 'menu', words: 'Attendance Billing Books Courses' },
  decorators: [after(press('Open'))],
};
