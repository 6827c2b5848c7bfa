import {
  BooleanInput,
  maxLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { ContentInput } from '../../shared/editor/ContentInput.tsx';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { kindChoices } from './kind-names.ts';
import { LessonRuleInputs } from './LessonRuleInputs.tsx';

/** The fields of a lesson, shared by editing and adding; what it is decides which there are. */
export function LessonInputs() {
  const t = useT();
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <>
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
      {kind === 'TEXT' && (
        <FormSection title={t('resources.lessons.fields.content')} single>
          <ContentInput />
        </FormSection>
      )}
      <LessonRuleInputs played={kind !== 'TEXT'} />
    </>
  );
}
