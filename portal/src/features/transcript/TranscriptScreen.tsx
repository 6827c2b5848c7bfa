import { WorkMessages } from '../../shared/work/WorkMessages.tsx';
import { TranscriptPage } from './TranscriptPage.tsx';

/** /student/transcript, with its texts. */
export function TranscriptScreen() {
  return (
    <WorkMessages>
      <TranscriptPage />
    </WorkMessages>
  );
}
