import { useId } from 'react';
import { useFormat } from '@lampstand/i18n/react';
import { progressShare } from './progress-share.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  /** What counts as done; 100 unless told. */
  readonly max?: number | undefined;
}

/** Progress along a line, with its label and its per cent in words. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const id = useId();
  const { formatPercent } = useFormat();
  const share = progressShare(value, max);
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span>{formatPercent(share)}</span>
      </div>
      <progress className={styles.line} aria-labelledby={id} value={share} />
    </div>
  );
}
