import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import type { GradingNumbers } from './deduction.rules.ts';
import { SchemaPreview } from './SchemaPreview.tsx';

/** The fields of a schema, shared by editing and adding, and what they do to a grade. */
export function SchemaInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.attendanceSchemas.sectionSchema')}>
        <WholeRow>
          <TextInput source="name" validate={[required(), maxLength(120)]} />
        </WholeRow>
        <NumberInput source="minutesLateThreshold" step={1} validate={upTo(240)} />
        <NumberInput source="graceAbsentsPerTerm" step={1} validate={upTo(100)} />
        <NumberInput source="graceLatesPerTerm" step={1} validate={upTo(100)} />
        <NumberInput source="absenceDeduction" step={1} validate={upTo(100)} />
        <NumberInput source="lateDeduction" step={1} validate={upTo(100)} />
        <BooleanInput source="isDefault" helperText="resources.attendanceSchemas.defaultHint" />
      </FormSection>
      <LivePreview />
    </>
  );
}

function LivePreview() {
  const numbers = useWatch<Required<GradingNumbers>>();
  return <SchemaPreview numbers={numbers} />;
}

const upTo = (most: number) => [required(), minValue(0), maxValue(most)];
