import { Texts } from '@lampstand/ui';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { CourseGradesPage } from './CourseGradesPage.tsx';

/** /student/courses/:_id/grades, with its texts. */
export function CourseGradesScreen() {
  return (
    <Texts bundles={assessmentTexts}>
      <CourseGradesPage />
    </Texts>
  );
}
