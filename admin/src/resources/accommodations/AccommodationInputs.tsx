import { BooleanInput, DateInput, maxValue, minValue, NumberInput, required } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReasonInput } from '../../shared/inputs/ReasonInput.tsx';

/** The conditions of a student and why, shared by editing and adding. */
export function AccommodationInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.accommodations.sectionConditions')}>
        <NumberInput
          source="timeFactorPercent"
          helperText="resources.accommodations.timeHint"
          validate={[required(), minValue(100), maxValue(300)]}
          step={5}
          min={100}
          max={300}
        />
        <NumberInput
          source="breakMinutes"
          helperText="resources.accommodations.breakHint"
          validate={[required(), minValue(0), maxValue(120)]}
          min={0}
          max={120}
        />
        <NumberInput
          source="extraAttempts"
          validate={[required(), minValue(0), maxValue(5)]}
          min={0}
          max={5}
        />
        <NumberInput
          source="graceSeconds"
          helperText="resources.accommodations.graceHint"
          validate={[minValue(0), maxValue(900)]}
          min={0}
          max={900}
        />
        <BooleanInput source="noLeaveRule" />
        <BooleanInput source="largerType" />
        <BooleanInput source="readAloud" />
        <DateInput source="validUntil" helperText="resources.accommodations.validHint" />
      </FormSection>
      <FormSection title={t('fields.reason')}>
        <WholeRow>
          <ReasonInput least={3} most={500} hint="resources.accommodations.reasonHint" />
        </WholeRow>
      </FormSection>
    </>
  );
}
