import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing } from '../testing/do-nothing.ts';
import { DropZone } from './DropZone.tsx';
import { after } from '../testing/after.tsx';

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
/** Holds files over the zone, or lets them go. */
const hold =
  (event: 'dragenter' | 'drop', ...files: readonly File[]) =>
  (root: HTMLElement) => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const zone = root.querySelector('[role=group]');
    zone?.dispatchEvent(new DragEvent(event, { bubbles: true, dataTransfer }));
  };

const list = new File(['E-mail,Name'], 'people.csv', { type: 'text/csv' });
const picture = new File(['x'], 'graduation.png', { type: 'image/png' });
const large = new File(['x'.repeat(101)], 'a-very-long-name-of-a-list-of-people-of-Nairobi.csv', {
  type: 'text/csv',
});
const small = new File(['x'], 'empty.csv', { type: 'text/csv' });

export const Dragging: Story = { decorators: [after(hold('dragenter', picture))] };
export const DraggingAccepted: Story = {
  ...Limited,
  decorators: [after(hold('dragenter', list))],
};
export const DraggingRejected: Story = {
  ...Limited,
  decorators: [after(hold('dragenter', picture))],
};
export const WrongType: Story = { ...Limited, decorators: [after(hold('drop', picture))] };
export const TooLarge: Story = { ...Limited, decorators: [after(hold('drop', large))] };
export const TooSmall: Story = { ...Limited, decorators: [after(hold('drop', small))] };
export const TooMany: Story = {
  ...AtMostTwo,
  decorators: [after(hold('drop', list, large, small))],
};
