import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { AppealPage } from './AppealPage.tsx';

/** /student/appeals/:_id, with its texts. */
export function AppealScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <AppealPage />
    </Texts>
  );
}
