import { useT } from '@lampstand/i18n/react';
import type { RaRecord } from 'react-admin';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';

/** Who judges absences and hears of requests for leave; a new region has no people to choose from. */
export function DutyInputs({ regionId }: { readonly regionId: string }) {
  const t = useT();
  const people = { reference: 'users', optionText: 'fullName', nameOf: withMail };
  const ofRegion = { regionId };
  return (
    <FormSection
      title={t('resources.regions.sectionDuties')}
      hint={t('resources.regions.dutiesHint')}
      single
    >
      <ReferenceChoices source="attendanceAdminIds" {...people} filter={ofRegion} />
      <ReferenceChoices source="deanIds" {...people} filter={ofRegion} />
    </FormSection>
  );
}

/** People share names; their addresses tell them apart. */
const withMail = (user: RaRecord) => `${user['fullName']} (${user['email']})`;
