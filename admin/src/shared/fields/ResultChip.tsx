import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

export type ResultState = 'PASSED' | 'FAILED' | 'MARKING';

/** Whether an exam was passed, as far as it is marked. */
export function ResultChip({ status }: { readonly status: ResultState }) {
  const t = useT();
  return <StatusChip tone={tones[status]}>{t(names[status])}</StatusChip>;
}

const tones = { PASSED: 'success', FAILED: 'danger', MARKING: 'info' } as const;
const names = {
  PASSED: 'resources.examResults.statusPassed',
  FAILED: 'resources.examResults.statusFailed',
  MARKING: 'resources.examResults.statusMarking',
} as const;
