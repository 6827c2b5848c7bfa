import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { AppealsPage } from './AppealsPage.tsx';

/** /student/appeals, with its texts. */
export function AppealsScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <AppealsPage />
    </Texts>
  );
}
