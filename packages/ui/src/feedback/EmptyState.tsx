import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { inboxPath } from '../icons/icon-paths.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is not there, in a sentence. */
  readonly title: string;
  /** Why, or what will bring it. */
  readonly children?: ReactNode;
  /** A path of icon-paths.ts. */
  readonly icon?: string | undefined;
  readonly action?: ReactNode;
}

/** A place that waits for its first content. */
export function EmptyState({ title, children, icon = inboxPath, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon path={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
