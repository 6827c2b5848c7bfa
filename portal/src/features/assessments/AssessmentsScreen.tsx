import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { AssessmentsPage } from './AssessmentsPage.tsx';

/** /student/assessments, with its texts. */
export function AssessmentsScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <AssessmentsPage />
    </Texts>
  );
}
