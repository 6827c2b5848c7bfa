import { Texts } from '@lampstand/ui';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { GroupProgressPage } from './GroupProgressPage.tsx';

/** /student/courses/:_id/progress, with its texts. */
export function GroupProgressScreen() {
  return (
    <Texts bundles={learningTexts}>
      <GroupProgressPage />
    </Texts>
  );
}
