import { Texts } from '@lampstand/ui';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { CoursePage } from './CoursePage.tsx';

/** /student/courses/:_id, with its texts. */
export function CourseScreen() {
  return (
    <Texts bundles={learningTexts}>
      <CoursePage />
    </Texts>
  );
}
