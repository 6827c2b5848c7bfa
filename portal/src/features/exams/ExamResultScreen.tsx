import { LearningMessages } from '../../shared/learning/LearningMessages.tsx';
import { ExamResultPage } from './ExamResultPage.tsx';

/** /student/exams/:_id/results/:attemptId, with its texts. */
export function ExamResultScreen() {
  return (
    <LearningMessages>
      <ExamResultPage />
    </LearningMessages>
  );
}
