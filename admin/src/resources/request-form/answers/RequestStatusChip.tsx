import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import type { RequestStatus } from './request-answers.generated.ts';
import { statusNames } from './status-names.ts';

const tones = {
  NEW: 'warning',
  IN_WORK: 'info',
  DONE: 'success',
  REFUSED: 'neutral',
} as const satisfies Readonly<Record<RequestStatus, string>>;

/** How far a request has got. */
export function RequestStatusChip({ status }: { readonly status: RequestStatus }) {
  const t = useT();
  return <StatusChip tone={tones[status]}>{t(statusNames[status])}</StatusChip>;
}
