import {
  BooleanInput,
  maxLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { kindChoices } from './kind-names.ts';

/** The fields of a lesson, shared by editing and adding. */
export function LessonInputs() {
  const t = useT();
  return (
    <FormSection title={t('resources.lessons.name')}>
      <TextInput source="title" validate={[required(), maxLength(200)]} />
      <ReferenceChoice source="courseId" reference="courses" validate={required()} />
      <SelectInput source="kind" choices={kindChoices} validate={required()} />
      <NumberInput source="position" validate={[required(), minValue(1)]} />
      <WholeRow>
        <TextInput source="description" multiline minRows={3} validate={maxLength(5000)} />
      </WholeRow>
      <BooleanInput source="published" helperText="resources.lessons.publishedHint" />
    </FormSection>
  );
}
