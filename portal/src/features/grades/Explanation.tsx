import { useFormat } from '@lampstand/i18n/react';
import type { GradeStep } from './grade-types.ts';
import styles from './Grades.module.css';

export interface ExplanationProps {
  /** What the steps explain, for screen readers. */
  readonly label: string;
  readonly steps: readonly GradeStep[];
}

/** How a number came about, step by step, in the server's words. */
export function Explanation({ label, steps }: ExplanationProps) {
  const { formatPercent } = useFormat();
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ text, value }) => (
        <li key={`${text} ${value}`} className={styles.step}>
          <span>{text}</span>
          {value !== null && (
            <span className={styles.value}>
              {formatPercent(value / 100, { maximumFractionDigits: 2 })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
