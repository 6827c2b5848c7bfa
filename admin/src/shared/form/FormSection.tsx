import type { ReactNode } from 'react';
import { Card } from '@lampstand/ui';
import styles from './FormSection.module.css';

export interface FormSectionProps {
  readonly title: string;
  readonly hint?: string;
  /** One input below the other: for long lists. */
  readonly single?: boolean;
  readonly children: ReactNode;
}

/** Inputs that belong together, in as many columns as fit. */
export function FormSection({ title, hint, single = false, children }: FormSectionProps) {
  return (
    <Card title={title}>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={single ? styles.single : styles.grid}>{children}</div>
    </Card>
  );
}

/** An input that takes the whole width of its section. */
export function WholeRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.whole}>{children}</div>;
}
