import { checkText, createTranslator, localeOf, sampleValues } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import type { TranslationRecordFragment } from './translations.generated.ts';

export interface TranslationPreviewProps {
  readonly entry: TranslationRecordFragment;
  /** What is typed, or kept; the built-in text shows where it is empty. */
  readonly text: string | null | undefined;
}

/** A text as its readers will see it, with values in the places of the braces. */
export function TranslationPreview({ entry, text }: TranslationPreviewProps) {
  const t = useT();
  const { message, english, bundled, locale } = entry;
  const source = text || bundled;
  // Half-typed braces are no text yet: the form says what is wrong when it is saved.
  if (checkText(source, english, localeOf(locale))?.kind === 'unreadable') return null;
  const { dynamic } = createTranslator({ locale, messages: { [message]: source } });
  return (
    <Card title={t('resources.translations.preview')}>
      <p>{t('resources.translations.previewHint')}</p>
      <p lang={localeOf(locale).bcp47}>{dynamic(message, sampleValues(english))}</p>
    </Card>
  );
}
