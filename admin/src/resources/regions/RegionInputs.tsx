import { BooleanInput, maxLength, regex, required, SelectInput, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { CountryChoice } from '../../shared/inputs/CountryChoice.tsx';
import { CurrencyChoice } from '../../shared/inputs/CurrencyChoice.tsx';
import { typeChoices } from './region-names.ts';
import { TimeZoneChoice } from '../../shared/inputs/TimeZoneChoice.tsx';

/** The fields of a region, shared by editing and adding. */
export function RegionInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.regions.sectionRegion')}>
        <TextInput source="name" validate={[required(), maxLength(120)]} />
        <TextInput
          source="slug"
          helperText="resources.regions.slugHint"
          validate={[required(), maxLength(60), regex(slugPattern, slugInvalid)]}
        />
        <SelectInput source="type" choices={typeChoices} validate={required()} />
        <TextInput
          source="zone"
          helperText="resources.regions.zoneHint"
          validate={[required(), maxLength(60)]}
        />
        <WholeRow>
          <TextInput source="description" multiline minRows={2} validate={maxLength(2000)} />
        </WholeRow>
        <BooleanInput source="closed" />
      </FormSection>
      <FormSection title={t('resources.regions.sectionSettings')}>
        <CurrencyChoice source="currency" validate={required()} />
        <TimeZoneChoice source="timeZone" validate={required()} />
      </FormSection>
      <FormSection title={t('resources.regions.sectionContact')}>
        <TextInput source="phone" type="tel" validate={maxLength(40)} />
        <TextInput source="addressLine1" validate={maxLength(200)} />
        <TextInput source="addressLine2" validate={maxLength(200)} />
        <TextInput source="addressCity" validate={maxLength(120)} />
        <TextInput source="addressState" validate={maxLength(120)} />
        <TextInput source="addressPostcode" validate={maxLength(20)} />
        <CountryChoice source="addressCountry" />
      </FormSection>
    </>
  );
}

const slugPattern = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;
const slugInvalid = 'resources.regions.slugInvalid';
