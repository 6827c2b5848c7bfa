import {
  email,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { EditPage } from '../../shared/form/EditPage.tsx';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import type { SiteSettingsFieldsFragment } from './site-settings.generated.ts';

/** /site-settings/site: names, what is usual, contact. */
export function GeneralEdit() {
  const t = useT();
  return (
    <EditPage<SiteSettingsFieldsFragment>
      title={() => t('shell.siteSettings')}
      trail={() => []}
      history="?tab=history"
    >
      {() => <SettingsInputs />}
    </EditPage>
  );
}

function SettingsInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.site-settings.sectionNames')}>
        <TextInput source="organisationName" validate={[required(), maxLength(120)]} />
        <TextInput
          source="shortName"
          helperText="resources.site-settings.shortNameHint"
          validate={[required(), maxLength(30)]}
        />
        <WholeRow>
          <TextInput
            source="bannerText"
            helperText="resources.site-settings.bannerTextHint"
            validate={maxLength(160)}
          />
        </WholeRow>
      </FormSection>
      <FormSection title={t('resources.site-settings.sectionDefaults')}>
        <NumberInput
          source="defaultAllowedAttempts"
          step={1}
          helperText="resources.site-settings.defaultAllowedAttemptsHint"
          validate={[required(), minValue(1), maxValue(100)]}
        />
        <LocaleChoice source="defaultLocale" validate={required()} />
        <ReferenceChoice source="alumniRegionId" reference="regions" />
      </FormSection>
      <FormSection title={t('resources.site-settings.sectionContact')}>
        <WholeRow>
          <TextInput source="contactAddress" multiline minRows={3} validate={maxLength(500)} />
        </WholeRow>
        <TextInput source="contactEmail" type="email" validate={[email(), maxLength(254)]} />
        <TextInput source="helpUrl" validate={link} />
        <TextInput
          source="privacyUrl"

          helperText="resources.site-settings.legalHint"
          validate={link}
        />
        <TextInput
          source="termsUrl"

          helperText="resources.site-settings.legalHint"
          validate={link}
        />
      </FormSection>
    </>
  );
}

const link = [regex(/^https?:\/\//i, 'resources.site-settings.linkInvalid'), maxLength(300)];
