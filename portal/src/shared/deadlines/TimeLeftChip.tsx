import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { timeLeft } from './time-left.rules.ts';

export interface TimeLeftChipProps {
  readonly deadline: string;
  /** Milliseconds. */
  readonly now: number;
}

/** How long there is still; nothing when it is over. */
export function TimeLeftChip({ deadline, now }: TimeLeftChipProps) {
  const t = useT();
  const { formatNumber } = useFormat();
  const left = timeLeft(deadline, now);
  if (!left) return null;
  const time = formatNumber(left.amount, { style: 'unit', unit: left.unit, unitDisplay: 'long' });
  return <StatusChip tone={left.tone}>{t('dashboard.timeLeft', { time })}</StatusChip>;
}
