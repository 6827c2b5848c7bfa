import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { ExamRoomPage } from './ExamRoomPage.tsx';

/** /student/exams/:_id/room, with its texts. */
export function ExamRoomScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <ExamRoomPage />
    </Texts>
  );
}
