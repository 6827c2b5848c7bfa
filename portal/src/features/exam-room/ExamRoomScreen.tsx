import { WorkMessages } from '../../shared/work/WorkMessages.tsx';
import { ExamRoomPage } from './ExamRoomPage.tsx';

/** /student/exams/:_id/room, with its texts. */
export function ExamRoomScreen() {
  return (
    <WorkMessages>
      <ExamRoomPage />
    </WorkMessages>
  );
}
