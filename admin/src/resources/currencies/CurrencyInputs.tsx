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
import { FormSection } from '../../shared/form/FormSection.tsx';
import { CurrencyCodeChoice } from './CurrencyCodeChoice.tsx';

export interface CurrencyInputsProps {
  /** The code of a currency that is there never changes. */
  readonly fixedCode?: boolean;
}

/** The fields of a currency, shared by editing and adding. */
export function CurrencyInputs({ fixedCode = false }: CurrencyInputsProps) {
  const t = useT();
  return (
    <FormSection title={t('resources.currencies.sectionCurrency')}>
      {fixedCode ? (
        <TextInput source="value" readOnly helperText="resources.currencies.valueHint" />
      ) : (
        <CurrencyCodeChoice />
      )}
      <TextInput source="label" validate={[required(), maxLength(60)]} />
      <NumberInput
        source="decimals"
        step={1}
        helperText="resources.currencies.decimalsHint"
        validate={[required(), minValue(0), maxValue(4)]}
      />
      <BooleanInput source="enabled" helperText="resources.currencies.enabledHint" />
    </FormSection>
  );
}
