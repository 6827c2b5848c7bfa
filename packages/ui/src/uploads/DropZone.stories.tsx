import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing } from '../testing/do-nothing.ts';
import { DropZone } from './DropZone.tsx';

const meta = {
  component: DropZone,
  args: { label: 'Drop the pictures of the graduation here.', onFiles: doNothing },
} satisfies Meta<typeof DropZone>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Limited: Story = {
  args: {
    label: 'Drop a list of people here.',
    hint: 'One line for each, as a spreadsheet saves it.',
    buttonText: 'Choose a file',
    accept: { 'text/csv': ['.csv'] },
    typesText: '.csv',
    minSize: 4,
    maxSize: 100,
    multiple: false,
  },
};
export const AtMostTwo: Story = { args: { maxFiles: 2 } };
export const Disabled: Story = { args: { disabled: true } };
