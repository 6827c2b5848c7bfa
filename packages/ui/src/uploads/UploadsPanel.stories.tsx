import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing } from '../testing/do-nothing.ts';
import { UploadsPanel } from './UploadsPanel.tsx';
import { after, press } from '../testing/after.tsx';

const meta = {
  component: UploadsPanel,
  args: {
    uploads: [
      { id: 'u1', name: 'genesis-1.mp4', status: 'uploading', progress: 0.42 },
      { id: 'u2', name: 'exodus-3.mp4', status: 'loading', progress: 0 },
      { id: 'u3', name: 'psalms.mp4', status: 'completed', progress: 1 },
      {
        id: 'u4',
        name: 'a-very-long-name-of-a-recording-of-the-graduation-in-cape-town-2026.mov',
        status: 'error',
        progress: 0.7,
      },
    ],
    onAbort: doNothing,
    onClear: doNothing,
    onClearCompleted: doNothing,
    onGoOn: doNothing,
    onResume: doNothing,
  },
} satisfies Meta<typeof UploadsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
export const UnderWay: Story = {
  args: { uploads: [{ id: 'u1', name: 'genesis-1.mp4', status: 'uploading', progress: 0.42 }] },
};
export const Nothing: Story = { args: { uploads: [] } };
export const Registered: Story = {
  args: { uploads: [{ id: 'u2', name: 'exodus-3.mp4', status: 'loading', progress: 0 }] },
};
export const Completed: Story = {
  args: { uploads: [{ id: 'u3', name: 'psalms.mp4', status: 'completed', progress: 1 }] },
};
export const Failed: Story = {
  args: { uploads: [{ id: 'u4', name: 'ruth.mp4', status: 'error', progress: 0.7 }] },
};
export const Collapsed: Story = { decorators: [after(press('Collapse'))] };
export const Checking: Story = {
  args: {
    uploads: [
      {
        id: 'u1',
        name: 'genesis-1.mp4',
        status: 'uploading',
        progress: 1,
        note: 'Checking the file',
      },
    ],
  },
};
export const Waiting: Story = {
  args: {
    uploads: [
      {
        id: 'u1',
        name: 'genesis-1.mp4',
        status: 'uploading',
        progress: 0.42,
        note: 'Waiting for the network',
      },
    ],
  },
};
export const Paused: Story = {
  args: {
    uploads: [
      {
        id: 'u1',
        name: 'genesis-1.mp4',
        status: 'uploading',
        progress: 0.42,
        note: 'Paused to save mobile data. The upload goes on by itself over another connection.',
        paused: true,
      },
    ],
  },
};
/** One can go on, the other was refused for good. */
export const WithReasons: Story = {
  args: {
    uploads: [
      {
        id: 'u1',
        name: 'genesis-1.mp4',
        status: 'error',
        progress: 0.42,
        note: 'Failed to upload part 7',
      },
      {
        id: 'u2',
        name: 'exodus-3.mov',
        status: 'error',
        progress: 1,
        note: 'Browsers do not play ProRes.',
        resumable: false,
      },
    ],
  },
};
