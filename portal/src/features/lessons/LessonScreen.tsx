import { LearningMessages } from '../../shared/learning/LearningMessages.tsx';
import { LessonPage } from './LessonPage.tsx';

/** /student/courses/:_id/lessons/:lessonId, with its texts. */
export function LessonScreen() {
  return (
    <LearningMessages>
      <LessonPage />
    </LearningMessages>
  );
}
