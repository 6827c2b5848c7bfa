import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Whether a transcript still holds. */
export function TranscriptChip({ revokedAt }: { readonly revokedAt: string | null }) {
  const t = useT();
  return revokedAt === null ? (
    <StatusChip tone="success">{t('resources.transcripts.stateValid')}</StatusChip>
  ) : (
    <StatusChip tone="danger">{t('resources.transcripts.fields.revoked')}</StatusChip>
  );
}
