import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../../shared/texts/assessment-texts.ts';
import { SubmissionsPage } from './SubmissionsPage.tsx';

/** /student/assignments/:_id/submissions, with its texts. */
export function SubmissionsScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <SubmissionsPage />
    </Texts>
  );
}
