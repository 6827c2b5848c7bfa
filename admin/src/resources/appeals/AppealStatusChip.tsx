import { appealStatusNames } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import type { AppealStatus } from './appeals.generated.ts';

const tones = {
  OPEN: 'warning',
  SECOND_READING: 'info',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
} as const satisfies Readonly<Record<AppealStatus, string>>;

/** How an appeal stands. */
export function AppealStatusChip({ status }: { readonly status: AppealStatus }) {
  const t = useT();
  return <StatusChip tone={tones[status]}>{t(appealStatusNames[status])}</StatusChip>;
}
