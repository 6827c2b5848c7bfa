import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, type Severity } from '@lampstand/ui';
import styles from './Outcome.module.css';

export interface OutcomeProps {
  readonly severity: Severity;
  readonly title?: string | undefined;
  /** What can be done next, as buttons and links. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What came of it, in place of the form. It takes the focus, which would fall from the form. */
export function Outcome({ severity, title, actions, children }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Alert severity={severity} title={title}>
        {children}
      </Alert>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
