import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { checkCirclePath, errorPath, infoPath, warningPath } from '../icons/icon-paths.ts';
import styles from './Alert.module.css';

export type Severity = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  readonly severity?: Severity | undefined;
  readonly title?: string | undefined;
  /** Buttons or links that mend what the alert tells of. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const icons: Readonly<Record<Severity, string>> = {
  info: infoPath,
  success: checkCirclePath,
  warning: warningPath,
  danger: errorPath,
};

/** A message in the flow of the page. Dangers interrupt a screen reader, the rest waits its turn. */
export function Alert({ severity = 'info', title, actions, children }: AlertProps) {
  return (
    <div
      className={classNames(styles.alert, styles[severity])}
      role={severity === 'danger' ? 'alert' : 'status'}
    >
      <Icon path={icons[severity]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
