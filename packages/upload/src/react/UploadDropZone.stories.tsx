import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastOutlet } from '@lampstand/ui';
import { fakeUploads } from '../testing/fake-uploads.ts';
import { UploadContext, type UploadAccess } from './upload-access.ts';
import { UploadDropZone, type UploadDropZoneProps } from './UploadDropZone.tsx';
import { UploadsDock } from './UploadsDock.tsx';

interface ScreenProps extends UploadDropZoneProps {
  readonly access?: UploadAccess;
}

function ScreenWithZone({ access = uploads, ...props }: ScreenProps) {
  return (
    <UploadContext value={access}>
      <UploadDropZone {...props} />
      <UploadsDock />
      <ToastOutlet />
    </UploadContext>
  );
}

const uploads = fakeUploads();

const meta = {
  component: ScreenWithZone,
  args: {
    label: 'Drop the downloads of the lesson here.',
    itemType: 'LESSON_DOWNLOAD',
    itemId: 'lesson-1',
  },
} satisfies Meta<typeof ScreenWithZone>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Anything: Story = {};
export const OnePicture: Story = {
  args: {
    label: 'Drop a picture of the course here.',
    itemType: 'COURSE_IMAGE',
    itemId: 'course-1',
    accept: { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] },
    multiple: false,
  },
};
