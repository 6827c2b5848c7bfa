import { InputAdornment } from '@mui/material';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { QuestionInputs } from './QuestionInputs.tsx';

/** The fields of an exam, shared by editing and adding. */
export function ExamInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.exams.sectionExam')}>
        <TextInput source="title" validate={[required(), maxLength(200)]} />
        <ReferenceChoice source="courseId" reference="courses" validate={required()} />
        <NumberInput
          source="passMark"
          validate={[required(), minValue(1), maxValue(100)]}
          slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
        />
        <NumberInput source="allowedAttempts" validate={[required(), minValue(1), maxValue(100)]} />
        <WholeRow>
          <TextInput source="instructions" multiline minRows={3} validate={maxLength(5000)} />
        </WholeRow>
        <BooleanInput source="openBook" />
        <BooleanInput source="published" helperText="resources.exams.publishedHint" />
      </FormSection>
      <FormSection title={t('resources.exams.fields.questions')} single>
        <QuestionInputs />
      </FormSection>
    </>
  );
}
