import { WorkMessages } from '../../shared/work/WorkMessages.tsx';
import { AppealPage } from './AppealPage.tsx';

/** /student/appeals/:_id, with its texts. */
export function AppealScreen() {
  return (
    <WorkMessages>
      <AppealPage />
    </WorkMessages>
  );
}
