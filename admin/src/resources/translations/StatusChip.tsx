import { useT } from '@lampstand/i18n/react';
import { StatusChip as Chip } from '@lampstand/ui';
import { statusNames } from './translation-status.ts';
import type { TranslationRecordFragment } from './translations.generated.ts';

type Status = TranslationRecordFragment['status'];

/** Whether readers see the built-in text, the college's, or not yet the newest one. */
export function StatusChip({ status }: { readonly status: Status }) {
  const t = useT();
  return <Chip tone={tones[status]}>{t(statusNames[status])}</Chip>;
}

const tones = { BUNDLED: 'neutral', DRAFT: 'warning', PUBLISHED: 'success' } as const;
