import {
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { kindChoices } from './kind-names.ts';

/** The fields of a category, shared by editing and adding. */
export function CategoryInputs() {
  const t = useT();
  return (
    <FormSection title={t('resources.categories.sectionCategory')}>
      <TextInput source="name" validate={[required(), maxLength(80)]} />
      <SelectInput source="kind" choices={kindChoices} validate={required()} />
      <NumberInput
        source="position"
        helperText="resources.categories.positionHint"
        step={1}
        validate={[required(), minValue(0), maxValue(9999)]}
      />
      <TextInput source="color" type="color" validate={[required(), regex(color, colorInvalid)]} />
      <WholeRow>
        <TextInput source="description" multiline minRows={2} validate={maxLength(1000)} />
      </WholeRow>
    </FormSection>
  );
}

const color = /^#[\da-f]{6}$/i;
const colorInvalid = 'resources.categories.colorInvalid';
