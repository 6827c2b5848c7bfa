import type { ReactNode } from 'react';
import styles from './Grades.module.css';

export interface UnfoldButtonProps {
  /** What unfolds, for the tooltip and screen readers. */
  readonly label: string;
  readonly open: boolean;
  /** The id of what unfolds. */
  readonly controls: string;
  readonly onToggle: () => void;
  /** The number. */
  readonly children: ReactNode;
}

/** A number that tells how it came about when it is pressed. */
export function UnfoldButton({ label, open, controls, onToggle, children }: UnfoldButtonProps) {
  return (
    <button
      type="button"
      className={styles.cell}
      title={label}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
