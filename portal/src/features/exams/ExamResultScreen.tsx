import { Texts } from '@lampstand/ui';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { ExamResultPage } from './ExamResultPage.tsx';

/** /student/exams/:_id/results/:attemptId, with its texts. */
export function ExamResultScreen() {
  return (
    <Texts bundles={learningTexts}>
      <ExamResultPage />
    </Texts>
  );
}
