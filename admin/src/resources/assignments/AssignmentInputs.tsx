import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { ContentInput } from '../../shared/editor/ContentInput.tsx';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { kindChoices } from './kind-names.ts';

const between = (min: number, max: number) => [required(), minValue(min), maxValue(max)];

/** The fields of an assignment, shared by editing and adding. */
export function AssignmentInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.assignments.name')}>
        <WholeRow>
          <TextInput source="title" validate={[required(), maxLength(200)]} />
        </WholeRow>
        <ReferenceChoice source="courseId" reference="courses" validate={required()} />
        <LocaleChoice source="locale" validate={required()} />
        <SelectInput source="kind" choices={kindChoices} validate={required()} />
        <NumberInput source="position" validate={between(1, 1000)} />
        <NumberInput
          source="weight"
          validate={between(0, 100)}
          helperText="resources.assignments.weightHint"
        />
        <BooleanInput source="published" helperText="resources.assignments.publishedHint" />
      </FormSection>
      <FormSection title={t('resources.assignments.sectionHandingIn')}>
        <NumberInput
          source="maxFiles"
          validate={between(0, 20)}
          helperText="resources.assignments.maxFilesHint"
        />
        <BooleanInput source="allowText" />
      </FormSection>
      <FormSection title={t('fields.content')} single>
        <ContentInput />
      </FormSection>
    </>
  );
}
