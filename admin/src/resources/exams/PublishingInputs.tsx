import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ExamForm } from './exam-form.ts';
import { ExamGaps } from './ExamGaps.tsx';
import { gapsOf } from './exam-gaps.ts';

/** Whether students see the exam, and what is missing before they should. */
export function PublishingInputs() {
  const [locale, translations, items, allowedAttempts, answersShown] = useWatch<
    ExamForm,
    ['locale', 'translations', 'items', 'allowedAttempts', 'answersShown']
  >({
    name: ['locale', 'translations', 'items', 'allowedAttempts', 'answersShown'],
  });
  const exam = { locale, translations, items, allowedAttempts, answersShown };
  return (
    <>
      <ExamGaps gaps={gapsOf(exam)} />
      <BooleanInput source="published" helperText="resources.exams.publishedHint" />
    </>
  );
}
