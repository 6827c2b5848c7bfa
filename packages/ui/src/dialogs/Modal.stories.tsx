import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Modal } from './Modal.tsx';
import { doNothing } from '../testing/do-nothing.ts';

const meta = {
  component: Modal,
  args: {
    title: 'Select a former student',
    onClose: doNothing,
    children: <TextField label="Search" name="search" />,
  },
  render: (args) => (
    <>
      <p>
        <a href="#behind">Behind the dialog</a>
      </p>
      <Modal {...args} />
    </>
  ),
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="outlined">Cancel</Button>
        <Button>Send</Button>
      </>
    ),
  },
};
export const LongContent: Story = {
  args: {
    title: 'Terms of use',
    children: Array.from({ length: 24 }, (_, place) => (
      <p key={place}>Paragraph {place + 1} of a text that does not fit into the window.</p>
    )),
  },
};
/** It stays until what it asks for is done. */
export const WithoutClosing: Story = {
  render: ({ onClose: _onClose, ...args }) => <Modal {...args} />,
};
export const AtTheSide: Story = { args: { placement: 'side', title: 'Main menu' } };
export const LongTitle: Story = {
  args: { title: 'Leistungsüberprüfungsvorbereitungsgemeinschaft der Kirchengeschichte' },
};
