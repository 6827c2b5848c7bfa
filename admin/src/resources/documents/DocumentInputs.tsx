import { AutocompleteArrayInput, BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { audienceChoices } from '../../shared/fields/audience-names.ts';
import { ContentInput } from '../../shared/editor/ContentInput.tsx';
import { PreviewButton } from './PreviewButton.tsx';

/** The fields of a document, shared by editing and adding. */
export function DocumentInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.documents.sectionDocument')}>
        <WholeRow>
          <TextInput source="title" validate={[required(), maxLength(200)]} />
        </WholeRow>
        <AutocompleteArrayInput
          source="permissions"
          choices={audienceChoices}
          helperText="resources.documents.permissionsHint"
        />
        <BooleanInput source="published" helperText="resources.documents.publishedHint" />
      </FormSection>
      <FormSection title={t('resources.documents.sectionContent')} single>
        <ContentInput />
        <PreviewButton />
      </FormSection>
    </>
  );
}
