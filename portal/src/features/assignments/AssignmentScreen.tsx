import { WorkMessages } from '../../shared/work/WorkMessages.tsx';
import { AssignmentPage } from './AssignmentPage.tsx';

/** /student/assignments/:_id, with its texts. */
export function AssignmentScreen() {
  return (
    <WorkMessages>
      <AssignmentPage />
    </WorkMessages>
  );
}
