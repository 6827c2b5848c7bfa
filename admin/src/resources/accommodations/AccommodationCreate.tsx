import { required } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import type { AccommodationRecord } from './accommodations.binding.ts';
import { AccommodationInputs } from './AccommodationInputs.tsx';

export function AccommodationCreate() {
  const t = useT();
  return (
    <CreatePage<AccommodationRecord> nameOf={({ name }) => name} defaultValues={defaults}>
      <FormSection title={t('fields.person')}>
        <ReferenceChoice
          source="userId"
          reference="users"
          optionText="fullName"
          validate={required()}
        />
      </FormSection>
      <AccommodationInputs />
    </CreatePage>
  );
}

const defaults = {
  timeFactorPercent: 125,
  extraAttempts: 0,
  breakMinutes: 0,
  noLeaveRule: false,
  largerType: false,
  readAloud: false,
};
