import { WorkMessages } from '../../shared/work/WorkMessages.tsx';
import { GradesPage } from './GradesPage.tsx';

/** /student/grades, with its texts. */
export function GradesScreen() {
  return (
    <WorkMessages>
      <GradesPage />
    </WorkMessages>
  );
}
