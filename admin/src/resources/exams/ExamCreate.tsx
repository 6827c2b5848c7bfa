import { readSite } from '@lampstand/i18n/site';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { useStartCourse } from '../../shared/record/useStartCourse.ts';
import { newExam, type ExamRecord } from './exam-form.ts';
import { ExamInputs } from './ExamInputs.tsx';

/** The pass mark begins with the usual one (specification §9), attempts with the college's own. */
export function ExamCreate() {
  const start = useStartCourse('exams');
  return (
    <CreatePage<ExamRecord>
      {...start}
      nameOf={(exam) => exam.title}
      defaultValues={{
        ...newExam,
        allowedAttempts: readSite().defaultAllowedAttempts,
      }}
    >
      <ExamInputs />
    </CreatePage>
  );
}
