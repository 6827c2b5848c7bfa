import { BooleanInput, DateInput, maxLength, required, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';

/** The fields of a link, shared by editing and adding. */
export function LinkInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.links.name')}>
        <TextInput source="title" validate={[required(), maxLength(120)]} />
        <TextInput
          source="address"
          type="url"
          helperText="resources.links.addressHint"
          validate={[required(), maxLength(1000)]}
        />
        <WholeRow>
          <TextInput source="description" multiline minRows={2} validate={maxLength(500)} />
        </WholeRow>
        <BooleanInput source="published" />
      </FormSection>
      <FormSection title={t('resources.links.audience')}>
        <WholeRow>
          <p>{t('resources.links.audienceHint')}</p>
        </WholeRow>
        <ReferenceChoices source="regionIds" reference="regions" />
        <ReferenceChoices source="groupIds" reference="groups" />
        <DateInput source="visibleFrom" parse={orNothing} />
        <DateInput source="visibleUntil" parse={orNothing} />
      </FormSection>
    </>
  );
}

/** A date that was emptied is none. */
const orNothing = (value: string) => value || null;
