import { WorkMessages } from '../../shared/work/WorkMessages.tsx';
import { CourseGradesPage } from './CourseGradesPage.tsx';

/** /student/courses/:_id/grades, with its texts. */
export function CourseGradesScreen() {
  return (
    <WorkMessages>
      <CourseGradesPage />
    </WorkMessages>
  );
}
