import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { TranscriptPage } from './TranscriptPage.tsx';

/** /student/transcript, with its texts. */
export function TranscriptScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <TranscriptPage />
    </Texts>
  );
}
