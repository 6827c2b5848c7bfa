import { useFormat } from '@lampstand/i18n/react';
import { progressShare } from './progress-share.ts';
import styles from './ProgressRing.module.css';

export interface ProgressRingProps {
  readonly label: string;
  readonly value: number;
  /** What counts as done; 100 unless told. */
  readonly max?: number | undefined;
  readonly size?: 'medium' | 'large' | undefined;
}

const radius = 19;
const length = 2 * Math.PI * radius;

/** Progress around a ring, its per cent in the middle. */
export function ProgressRing({ label, value, max = 100, size = 'medium' }: ProgressRingProps) {
  const { formatPercent } = useFormat();
  const share = progressShare(value, max);
  return (
    <div
      className={styles[size]}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={formatPercent(share)}
    >
      <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="22" cy="22" r={radius} />
        {share > 0 && (
          <circle
            className={styles.done}
            cx="22"
            cy="22"
            r={radius}
            strokeDasharray={`${share * length} ${length}`}
          />
        )}
      </svg>
      <span className={styles.words}>{formatPercent(share)}</span>
    </div>
  );
}
