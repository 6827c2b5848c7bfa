import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastOutlet } from '@lampstand/ui';
import type { Problem, Upload } from '../engine/upload.ts';
import { uploadsThatAre } from '../testing/fake-uploads.ts';
import { lesson } from '../testing/files.ts';
import { UploadContext, type UploadAccess } from './upload-access.ts';
import { UploadsDock } from './UploadsDock.tsx';

interface DockProps {
  readonly access: UploadAccess;
}

function DockOf({ access }: DockProps) {
  return (
    <UploadContext value={access}>
      <UploadsDock />
      <ToastOutlet />
    </UploadContext>
  );
}

const meta = { component: DockOf } satisfies Meta<typeof DockOf>;
export default meta;

type Story = StoryObj<typeof meta>;

let made = 0;
const upload = (name: string, state: Partial<Upload>): Upload => ({
  ...lesson,
  id: `upload-${++made}`,
  name,
  size: 734_003_200,
  status: 'uploading',
  activity: undefined,
  progress: 0.42,
  problem: undefined,
  needsFile: false,
  ...state,
});
const stopped = (name: string, problem: Problem) => upload(name, { status: 'error', problem });
const are = (...uploads: readonly Upload[]): Story => ({
  args: { access: uploadsThatAre(uploads) },
});

export const UnderWay = are(
  upload('genesis-1.mp4', {}),
  upload('exodus-3.mp4', { status: 'loading', progress: 0 }),
);
export const WaitingForNetwork = are(upload('genesis-1.mp4', { activity: 'waiting' }));
export const OnMobileData = are(upload('genesis-1.mp4', { activity: 'metered' }));
export const Checking = are(upload('genesis-1.mp4', { activity: 'checking', progress: 1 }));
export const Completed = are(upload('genesis-1.mp4', { status: 'completed', progress: 1 }));
export const Interrupted = are(
  upload('genesis-1.mp4', {
    status: 'error',
    problem: { kind: 'interrupted' },
    needsFile: true,
  }),
);
export const EveryProblem = are(
  stopped('part.mp4', { kind: 'part', part: 7 }),
  stopped('damaged.mp4', { kind: 'damaged', part: 7 }),
  stopped('chunk.mp4', { kind: 'chunk' }),
  stopped('info.mp4', { kind: 'noUploadInfo' }),
  stopped('unreadable.mp4', { kind: 'unreadable' }),
  stopped('name.mp4', { kind: 'otherName', name: 'genesis-1.mp4' }),
  stopped('file.mp4', { kind: 'otherFile', name: 'genesis-1.mp4' }),
  stopped('none.mp4', { kind: 'noFile' }),
  stopped('elsewhere.mp4', { kind: 'elsewhere' }),
  stopped('silent.mp4', { kind: 'noAnswer' }),
);
export const RefusedForGood = are(
  stopped('prores.mov', {
    kind: 'refused',
    message: 'Browsers do not play ProRes.',
    final: true,
  }),
);
