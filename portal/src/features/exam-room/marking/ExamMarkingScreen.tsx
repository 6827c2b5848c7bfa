import { WorkMessages } from '../../../shared/work/WorkMessages.tsx';
import { ExamMarkingPage } from './ExamMarkingPage.tsx';

/** /student/exams/:_id/marking, with its texts. */
export function ExamMarkingScreen() {
  return (
    <WorkMessages>
      <ExamMarkingPage />
    </WorkMessages>
  );
}
