import { LearningMessages } from '../../shared/learning/LearningMessages.tsx';
import { CoursesPage } from './CoursesPage.tsx';

/** /student/courses, with its texts. */
export function CoursesScreen() {
  return (
    <LearningMessages>
      <CoursesPage />
    </LearningMessages>
  );
}
