import { LearningMessages } from '../../shared/learning/LearningMessages.tsx';
import { ExamStartPage } from './ExamStartPage.tsx';

/** /student/exams/:_id, with its texts. */
export function ExamStartScreen() {
  return (
    <LearningMessages>
      <ExamStartPage />
    </LearningMessages>
  );
}
