import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './StatusChip.module.css';

export interface StatusChipProps {
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  readonly children: ReactNode;
}

/** A state in a word or two; the word carries the meaning, the colour only helps the eye. */
export function StatusChip({ tone = 'neutral', children }: StatusChipProps) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}
