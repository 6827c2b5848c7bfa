import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Whether an exam was passed. */
export function ResultChip({ status }: { readonly status: 'PASSED' | 'FAILED' }) {
  const t = useT();
  return (
    <StatusChip tone={status === 'PASSED' ? 'success' : 'danger'}>
      {status === 'PASSED'
        ? t('resources.examResults.statusPassed')
        : t('resources.examResults.statusFailed')}
    </StatusChip>
  );
}
