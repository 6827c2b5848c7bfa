import { BooleanInput, maxValue, minValue, NumberInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { CheckInputs } from './CheckInputs.tsx';
import { ReleaseDates } from './ReleaseDates.tsx';

export interface LessonRuleInputsProps {
  /** Only what is played can be skipped. */
  readonly played: boolean;
}

/** When a lesson opens, and what is asked of whoever takes it. */
export function LessonRuleInputs({ played }: LessonRuleInputsProps) {
  const t = useT();
  return (
    <FormSection title={t('authoring.lesson.sectionRules')}>
      <NumberInput
        source="releaseAfterDays"
        helperText="authoring.lesson.releaseHint"
        step={1}
        validate={[minValue(0), maxValue(3650)]}
      />
      <NumberInput
        source="minimumSeenPercent"
        helperText="authoring.lesson.minimumHint"
        step={1}
        validate={[minValue(1), maxValue(100)]}
      />
      {played && <BooleanInput source="noSkipping" helperText="authoring.lesson.noSkippingHint" />}
      {played && (
        <WholeRow>
          <CheckInputs />
        </WholeRow>
      )}
      <WholeRow>
        <ReleaseDates />
      </WholeRow>
    </FormSection>
  );
}
