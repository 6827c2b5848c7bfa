import type { ReactNode } from 'react';
import { classNames } from '@lampstand/ui';
import styles from './MarkingDesk.module.css';

export interface MarkingRowProps {
  readonly who: string;
  readonly facts: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** How it stands. */
  readonly children?: ReactNode;
}

/** One line of what is to be marked: whose, since when, and how it stands. */
export function MarkingRow({ who, facts, open, onOpen, children }: MarkingRowProps) {
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.item, open && styles.open)}
        aria-current={open || undefined}
        onClick={onOpen}
      >
        <span className={styles.who}>{who}</span>
        <span className={styles.hint}>{facts}</span>
        {children && <span className={styles.chips}>{children}</span>}
      </button>
    </li>
  );
}
