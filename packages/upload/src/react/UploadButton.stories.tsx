import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastOutlet } from '@lampstand/ui';
import { fakeUploads } from '../testing/fake-uploads.ts';
import { UploadContext, type UploadAccess } from './upload-access.ts';
import { UploadButton, type UploadButtonProps } from './UploadButton.tsx';
import { UploadsDock } from './UploadsDock.tsx';

interface ScreenProps extends UploadButtonProps {
  readonly access?: UploadAccess;
}

/** A screen with the button, and the dock that stands in every app. */
function ScreenWithButton({ access = uploads, ...props }: ScreenProps) {
  return (
    <UploadContext value={access}>
      <UploadButton {...props} />
      <UploadsDock />
      <ToastOutlet />
    </UploadContext>
  );
}

const uploads = fakeUploads();

const meta = {
  component: ScreenWithButton,
  args: {
    children: 'Upload a recording',
    itemType: 'LESSON_RECORDING',
    itemId: 'lesson-1',
    locale: 'en',
    accept: { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'] },
  },
} satisfies Meta<typeof ScreenWithButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Disabled: Story = { args: { disabled: true } };
