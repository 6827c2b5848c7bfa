import { BooleanInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { defaultLocale } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { QuestionEditor } from '../../shared/questions/QuestionEditor.tsx';
import { useCourseLocale } from '../../shared/questions/useCourseLocale.ts';

export interface QuestionInputsProps {
  /** Course and kind of a question that is there already stay. */
  readonly exists?: boolean;
}

/** Where a question belongs, and the question itself. */
export function QuestionInputs({ exists = false }: QuestionInputsProps) {
  const t = useT();
  const courseId: unknown = useWatch({ name: 'courseId' });
  const locale = useCourseLocale(courseId) ?? defaultLocale;
  const inCourse = typeof courseId === 'string' && courseId !== '';
  return (
    <>
      <FormSection title={t('resources.questions.sectionRecord')}>
        {!exists && <ReferenceChoice source="courseId" reference="courses" validate={required()} />}
        {inCourse && (
          <ReferenceChoice source="poolId" reference="question-pools" filter={{ courseId }} />
        )}
        <BooleanInput source="archived" helperText="resources.questions.archivedHint" />
      </FormSection>
      <FormSection title={t('resources.questions.name')} single>
        {inCourse ? (
          <QuestionEditor courseLocale={locale} kindFixed={exists} />
        ) : (
          <p>{t('resources.questions.chooseCourse')}</p>
        )}
      </FormSection>
    </>
  );
}
