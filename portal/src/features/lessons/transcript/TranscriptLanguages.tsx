import { useT } from '@lampstand/i18n/react';
import { SelectField } from '@lampstand/ui';
import styles from './Transcript.module.css';
import type { TranscriptChoice } from './useTranscriptChoice.ts';

/** In which of the lesson's languages the transcript is read, and which one stands beside it. */
export function TranscriptLanguages({ choice }: { readonly choice: TranscriptChoice }) {
  const t = useT();
  const { offered, locale, beside } = choice;
  if (offered.length < 2) return null;
  const options = offered.map((subtitle) => ({ value: subtitle.locale, label: subtitle.label }));
  return (
    <div className={styles.languages}>
      <SelectField
        label={t('common.language')}
        autoPickFirst
        options={options}
        value={locale ?? ''}
        onChange={(event) => choice.choose(event.target.value)}
      />
      <SelectField
        label={t('learning.player.besideLanguage')}
        autoPickFirst
        options={[
          { value: '', label: t('common.none') },
          ...options.filter(({ value }) => value !== locale),
        ]}
        value={beside ?? ''}
        onChange={(event) => choice.chooseBeside(event.target.value || null)}
      />
    </div>
  );
}
