import { AutocompleteArrayInput, BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { audienceChoices } from '../../shared/fields/audience-names.ts';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';
import { FieldInputs } from './FieldInputs.tsx';

/** The fields of a form, shared by editing and adding. */
export function RequestFormInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.request-form.sectionForm')}>
        <WholeRow>
          <TextInput source="title" validate={[required(), maxLength(120)]} />
        </WholeRow>
        <WholeRow>
          <TextInput source="description" multiline minRows={2} validate={maxLength(2000)} />
        </WholeRow>
        <BooleanInput source="published" helperText="resources.request-form.publishedHint" />
      </FormSection>
      <FormSection
        title={t('resources.request-form.sectionAudience')}
        hint={t('resources.request-form.audienceHint')}
      >
        <AutocompleteArrayInput source="audiences" choices={audienceChoices} />
        <ReferenceChoices source="regionIds" reference="regions" />
        <ReferenceChoices source="groupIds" reference="groups" />
      </FormSection>
      <FormSection title={t('resources.request-form.fields.fields')} single>
        <FieldInputs />
      </FormSection>
    </>
  );
}
