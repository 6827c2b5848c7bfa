import { Texts } from '@lampstand/ui';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { ExamAttemptPage } from './ExamAttemptPage.tsx';

/** /student/exams/:_id/attempts/:attemptId, with its texts. */
export function ExamAttemptScreen() {
  return (
    <Texts bundles={learningTexts}>
      <ExamAttemptPage />
    </Texts>
  );
}
