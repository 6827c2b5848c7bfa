import { WorkMessages } from '../../../shared/work/WorkMessages.tsx';
import { SubmissionsPage } from './SubmissionsPage.tsx';

/** /student/assignments/:_id/submissions, with its texts. */
export function SubmissionsScreen() {
  return (
    <WorkMessages>
      <SubmissionsPage />
    </WorkMessages>
  );
}
