import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { GradesPage } from './GradesPage.tsx';

/** /student/grades, with its texts. */
export function GradesScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <GradesPage />
    </Texts>
  );
}
