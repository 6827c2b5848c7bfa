import { maxLength, required, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { ItemInputs } from './items/ItemInputs.tsx';
import { useTakeCourseLocale } from './useTakeCourseLocale.ts';
import { PublishingInputs } from './PublishingInputs.tsx';
import { RuleInputs } from './RuleInputs.tsx';
import { TranslationInputs } from './TranslationInputs.tsx';

/** The fields of an exam, shared by editing and adding. */
export function ExamInputs() {
  const t = useT();
  useTakeCourseLocale();
  return (
    <>
      <FormSection title={t('resources.exams.sectionExam')}>
        <TextInput source="title" validate={[required(), maxLength(200)]} />
        <ReferenceChoice source="courseId" reference="courses" validate={required()} />
        <LocaleChoice source="locale" validate={required()} />
        <WholeRow>
          <TextInput source="instructions" multiline minRows={3} validate={maxLength(5000)} />
        </WholeRow>
      </FormSection>
      <FormSection title={t('authoring.exam.asked')} hint={t('authoring.exam.askedHint')} single>
        <ItemInputs />
      </FormSection>
      <RuleInputs />
      <FormSection
        title={t('authoring.exam.translations')}
        hint={t('authoring.exam.translationsHint')}
        single
      >
        <TranslationInputs />
      </FormSection>
      <FormSection title={t('authoring.exam.publishing')} single>
        <PublishingInputs />
      </FormSection>
    </>
  );
}
