import { LearningMessages } from '../../shared/learning/LearningMessages.tsx';
import { CourseNotesPage } from './CourseNotesPage.tsx';

/** /student/courses/:_id/notes, with its texts. */
export function CourseNotesScreen() {
  return (
    <LearningMessages>
      <CourseNotesPage />
    </LearningMessages>
  );
}
