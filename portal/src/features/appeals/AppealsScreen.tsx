import { WorkMessages } from '../../shared/work/WorkMessages.tsx';
import { AppealsPage } from './AppealsPage.tsx';

/** /student/appeals, with its texts. */
export function AppealsScreen() {
  return (
    <WorkMessages>
      <AppealsPage />
    </WorkMessages>
  );
}
