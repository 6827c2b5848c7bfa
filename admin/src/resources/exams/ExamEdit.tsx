import { useT } from '@lampstand/i18n/react';
import { EditPage } from '../../shared/form/EditPage.tsx';
import { courseTrail } from '../../shared/record/course-trail.ts';
import type { ExamRecord } from './exam-form.ts';
import { ExamInputs } from './ExamInputs.tsx';
import { disclosureNames } from './rule-names.ts';

export function ExamEdit() {
  const t = useT();
  return (
    <EditPage<ExamRecord>
      title={(exam) => exam.title}
      trail={(exam) => courseTrail(exam.course, t)}
      history="?tab=history"
      valueNames={{ answersShown: disclosureNames }}
      afterDelete={(exam) => `/courses/${exam.courseId}/show/exams`}
    >
      {() => <ExamInputs />}
    </EditPage>
  );
}
