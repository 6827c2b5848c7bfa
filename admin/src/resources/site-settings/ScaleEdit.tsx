import {
  ArrayInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { AddItemButton } from '../../shared/form/AddItemButton.tsx';
import { EditPage } from '../../shared/form/EditPage.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import type { GradeScaleFieldsFragment } from './grade-scale.generated.ts';

/** /site-settings/grade-scale: from which scores the college gives its letters. */
export function ScaleEdit() {
  const t = useT();
  return (
    <EditPage<GradeScaleFieldsFragment>
      title={() => t('resources.site-settings.gradeScale')}
      trail={() => []}
    >
      {() => (
        <FormSection
          title={t('resources.site-settings.gradeScale')}
          hint={t('resources.site-settings.gradeScaleHint')}
          single
        >
          <ArrayInput source="bands" helperText={false}>
            <SimpleFormIterator inline disableClear addButton={addButton} sx={narrow}>
              <TextInput source="letter" validate={letter} helperText={false} />
              <NumberInput source="from" validate={percent} step={1} helperText={false} />
              <NumberInput source="points" validate={percent} helperText={false} />
            </SimpleFormIterator>
          </ArrayInput>
        </FormSection>
      )}
    </EditPage>
  );
}

const addButton = <AddItemButton label="resources.site-settings.addBand" />;
const letter = [required(), maxLength(4)];
const percent = [required(), minValue(0), maxValue(100)];
const narrow = { '& .RaSimpleFormIterator-form > *': { flex: '1 1 110px' } };
