import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  type RaRecord,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { DayInput } from '../../shared/inputs/DayInput.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';
import { afterStart } from './after-start.ts';
import { kindChoices } from './kind-names.ts';

/** The fields of a group, shared by editing and adding. */
export function GroupInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.groups.sectionGroup')}>
        <TextInput source="name" validate={[required(), maxLength(120)]} />
        <ReferenceChoice source="regionId" reference="regions" validate={required()} />
        <SelectInput source="kind" choices={kindChoices} validate={required()} />
        <NumberInput source="year" validate={[required(), minValue(1), maxValue(9999)]} />
        <TextInput source="term" validate={[required(), maxLength(60)]} />
        <DayInput source="startsOn" validate={required()} />
        <DayInput source="endsOn" validate={[required(), afterStart]} />
        <ReferenceInput
          source="attendanceSchemaId"
          reference="attendanceSchemas"
          sort={byName}
          perPage={200}
        >
          <SelectInput optionText="name" />
        </ReferenceInput>
        <BooleanInput source="signUpOpen" />
        <BooleanInput source="archived" />
      </FormSection>
      <FormSection title={t('resources.groups.sectionMembers')} single>
        <ReferenceChoices
          source="facilitatorIds"
          reference="users"
          optionText="fullName"
          nameOf={withMail}
        />
        <ReferenceChoices
          source="studentIds"
          reference="users"
          optionText="fullName"
          nameOf={withMail}
        />
      </FormSection>
    </>
  );
}

const byName = { field: 'name', order: 'ASC' } as const;

/** People share names; their addresses tell them apart. */
const withMail = (user: RaRecord) => `${user.fullName} (${user.email})`;
