import type { MessageId } from '@lampstand/i18n';
import type { TranslationRecordFragment } from './translations.generated.ts';

export const statusNames = {
  BUNDLED: 'resources.translations.statusBundled',
  DRAFT: 'resources.translations.statusDraft',
  PUBLISHED: 'resources.translations.statusPublished',
} as const satisfies Readonly<Record<TranslationRecordFragment['status'], MessageId>>;

export const statusChoices = Object.entries(statusNames).map(([id, name]) => ({ id, name }));
