import { maxLength, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { EditPage } from '../../shared/form/EditPage.tsx';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { TranslationPreview } from './TranslationPreview.tsx';
import type { TranslationRecordFragment } from './translations.generated.ts';

/** A text of the college's own in place of the built-in one; a draft until it is published. */
export function TranslationEdit() {
  return (
    <EditPage<TranslationRecordFragment> title={({ message }) => message}>
      {(entry) => <TranslationInputs entry={entry} />}
    </EditPage>
  );
}

function TranslationInputs({ entry }: { readonly entry: TranslationRecordFragment }) {
  const t = useT();
  const typed: unknown = useWatch({ name: 'text' });
  return (
    <>
      <FormSection title={t('resources.translations.statusBundled')}>
        <WholeRow>
          <Facts>
            <Fact field="english" wide>
              {entry.english}
            </Fact>
            <Fact field="bundled" label={localeOf(entry.locale).label} wide>
              {entry.bundled}
            </Fact>
          </Facts>
        </WholeRow>
      </FormSection>
      <FormSection title={t('resources.translations.fields.text')}>
        <WholeRow>
          <TextInput
            source="text"
            multiline
            minRows={3}
            validate={maxLength(4000)}
            helperText={t('resources.translations.textHint', { example: '{name}' })}
          />
        </WholeRow>
      </FormSection>
      <TranslationPreview entry={entry} text={typeof typed === 'string' ? typed : null} />
    </>
  );
}
