import { WorkMessages } from '../../shared/work/WorkMessages.tsx';
import { AssessmentsPage } from './AssessmentsPage.tsx';

/** /student/assessments, with its texts. */
export function AssessmentsScreen() {
  return (
    <WorkMessages>
      <AssessmentsPage />
    </WorkMessages>
  );
}
