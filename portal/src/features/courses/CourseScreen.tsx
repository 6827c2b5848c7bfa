import { LearningMessages } from '../../shared/learning/LearningMessages.tsx';
import { CoursePage } from './CoursePage.tsx';

/** /student/courses/:_id, with its texts. */
export function CourseScreen() {
  return (
    <LearningMessages>
      <CoursePage />
    </LearningMessages>
  );
}
