import { appealStatusNames } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

const tones = {
  OPEN: 'warning',
  SECOND_READING: 'info',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
} as const;

/** How an appeal stands. Inside the texts of appeals. */
export function AppealStatusChip({ status }: { readonly status: keyof typeof tones }) {
  const t = useT();
  return <StatusChip tone={tones[status]}>{t(appealStatusNames[status])}</StatusChip>;
}
