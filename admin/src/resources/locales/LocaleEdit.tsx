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
import { EditPage } from '../../shared/form/EditPage.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import type { LocaleFieldsFragment } from './locales.generated.ts';

export function LocaleEdit() {
  const t = useT();
  return (
    <EditPage<LocaleFieldsFragment> title={(locale) => locale.name} history="?tab=history">
      {() => (
        <FormSection title={t('resources.locales.sectionLocale')}>
          <TextInput
            source="name"
            helperText="resources.locales.nameHint"
            validate={[required(), maxLength(60)]}
          />
          <TextInput
            source="label"
            helperText="resources.locales.labelHint"
            validate={[required(), maxLength(40)]}
          />
          <NumberInput
            source="position"
            step={1}
            helperText="resources.locales.positionHint"
            validate={[required(), minValue(0), maxValue(9999)]}
          />
          <BooleanInput source="enabled" helperText="resources.locales.enabledHint" />
        </FormSection>
      )}
    </EditPage>
  );
}
