import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import type { UserRecord } from '../users.binding.ts';

/** On the page of somebody who was erased: when, by whom and why. */
export function ErasedNotice({ erasure }: Pick<UserRecord, 'erasure'>) {
  const t = useT();
  const { formatDateTime } = useFormat();
  if (erasure === null) return null;
  const { byName: name, erasedAt, reason } = erasure;
  return (
    <Alert severity="warning">
      <p>{t('resources.users.erasedBy', { date: formatDateTime(erasedAt), name })}</p>
      <p>{t('resources.users.erasedReason', { reason })}</p>
    </Alert>
  );
}
