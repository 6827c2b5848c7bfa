import { LearningMessages } from '../../shared/learning/LearningMessages.tsx';
import { ExamAttemptPage } from './ExamAttemptPage.tsx';

/** /student/exams/:_id/attempts/:attemptId, with its texts. */
export function ExamAttemptScreen() {
  return (
    <LearningMessages>
      <ExamAttemptPage />
    </LearningMessages>
  );
}
