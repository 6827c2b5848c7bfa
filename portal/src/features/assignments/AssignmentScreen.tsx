import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { AssignmentPage } from './AssignmentPage.tsx';

/** /student/assignments/:_id, with its texts. */
export function AssignmentScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <AssignmentPage />
    </Texts>
  );
}
