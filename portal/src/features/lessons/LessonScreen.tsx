import { Texts } from '@lampstand/ui';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { LessonPage } from './LessonPage.tsx';

/** /student/courses/:_id/lessons/:lessonId, with its texts. */
export function LessonScreen() {
  return (
    <Texts bundles={learningTexts}>
      <LessonPage />
    </Texts>
  );
}
