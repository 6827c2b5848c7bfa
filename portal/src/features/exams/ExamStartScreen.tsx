import { Texts } from '@lampstand/ui';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { ExamStartPage } from './ExamStartPage.tsx';

/** /student/exams/:_id, with its texts. */
export function ExamStartScreen() {
  return (
    <Texts bundles={learningTexts}>
      <ExamStartPage />
    </Texts>
  );
}
