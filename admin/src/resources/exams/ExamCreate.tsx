import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { useStartCourse } from '../../shared/record/useStartCourse.ts';
import type { ExamRecord } from './exam-form.ts';
import { ExamInputs } from './ExamInputs.tsx';

/** Pass mark and attempts begin with the college's usual ones (specification §9). */
const defaults = {
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  published: false,
  questions: [],
};

export function ExamCreate() {
  const start = useStartCourse('exams');
  return (
    <CreatePage<ExamRecord>
      {...start}
      nameOf={(exam) => exam.title}
      defaultValues={defaults}
      afterCreate={(exam) => `/courses/${exam.courseId}/show/exams`}
    >
      <ExamInputs />
    </CreatePage>
  );
}
