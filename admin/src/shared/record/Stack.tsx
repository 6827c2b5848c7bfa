import type { ReactNode } from 'react';
import styles from './Stack.module.css';

/** Cards below each other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
