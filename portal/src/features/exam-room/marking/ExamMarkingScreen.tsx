import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../../shared/texts/assessment-texts.ts';
import { ExamMarkingPage } from './ExamMarkingPage.tsx';

/** /student/exams/:_id/marking, with its texts. */
export function ExamMarkingScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <ExamMarkingPage />
    </Texts>
  );
}
