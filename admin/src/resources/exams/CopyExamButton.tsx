import { useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { copyOf, type ExamRecord } from './exam-form.ts';

/** Begins a new exam with everything of this one, for this course or another. */
export function CopyExamButton({ exam }: { readonly exam: ExamRecord }) {
  const t = useT();
  const may = useMay();
  if (!may('create', 'exams')) return null;
  const record = copyOf(exam, t('authoring.course.copyOfName', { name: exam.title }));
  return (
    <ButtonLink variant="outlined" to="/exams/create" state={{ record }}>
      {t('authoring.exam.copy')}
    </ButtonLink>
  );
}
