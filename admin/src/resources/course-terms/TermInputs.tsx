import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { DayInput } from '../../shared/inputs/DayInput.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';

/** The fields of a term, shared by editing and adding. */
export function TermInputs() {
  const t = useT();
  return (
    <FormSection title={t('resources.course-terms.name')}>
      <TextInput source="name" validate={[required(), maxLength(60)]} />
      <NumberInput source="year" step={1} validate={[required(), minValue(1900), maxValue(2200)]} />
      <DayInput source="startsOn" validate={required()} />
      <DayInput source="endsOn" validate={required()} />
    </FormSection>
  );
}
