import { Texts } from '@lampstand/ui';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { CourseNotesPage } from './CourseNotesPage.tsx';

/** /student/courses/:_id/notes, with its texts. */
export function CourseNotesScreen() {
  return (
    <Texts bundles={learningTexts}>
      <CourseNotesPage />
    </Texts>
  );
}
