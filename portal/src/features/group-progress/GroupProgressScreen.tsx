import { LearningMessages } from '../../shared/learning/LearningMessages.tsx';
import { GroupProgressPage } from './GroupProgressPage.tsx';

/** /student/courses/:_id/progress, with its texts. */
export function GroupProgressScreen() {
  return (
    <LearningMessages>
      <GroupProgressPage />
    </LearningMessages>
  );
}
