import { EditPage } from '../../shared/form/EditPage.tsx';
import { courseCrumb } from '../../shared/record/course-crumb.ts';
import type { ExamRecord } from './exam-form.ts';
import { ExamInputs } from './ExamInputs.tsx';

export function ExamEdit() {
  return (
    <EditPage<ExamRecord>
      title={(exam) => exam.title}
      crumbs={(exam) => [courseCrumb(exam.course)]}
      afterDelete={(exam) => `/courses/${exam.courseId}/show/exams`}
    >
      {() => <ExamInputs />}
    </EditPage>
  );
}
