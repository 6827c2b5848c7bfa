import { Texts } from '@lampstand/ui';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { CoursesPage } from './CoursesPage.tsx';

/** /student/courses, with its texts. */
export function CoursesScreen() {
  return (
    <Texts bundles={learningTexts}>
      <CoursesPage />
    </Texts>
  );
}
