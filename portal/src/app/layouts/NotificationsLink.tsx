import { Link } from 'react-router-dom';
import { useUser } from '@lampstand/auth';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Icon } from '@lampstand/ui';
import { bellPath } from './bell-path.ts';
import styles from './NotificationsLink.module.css';

const mostShown = 99;

/** The bell, with the number of notifications that wait to be read. */
export function NotificationsLink() {
  const t = useT();
  const { formatNumber } = useFormat();
  const { unreadNotifications: count } = useUser();
  const label = t('shell.unreadNotifications', { count });
  const shown = count > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(count);
  return (
    <Link className={styles.link} to="/notifications" aria-label={label} title={label}>
      <Icon path={bellPath} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {shown}
        </span>
      )}
    </Link>
  );
}
