import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import type { DashboardDataQuery } from './DashboardData.generated.ts';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './Rows.module.css';

export interface UnreadNotificationsProps {
  readonly notifications: DashboardDataQuery['dashboard']['notifications'];
}

export function UnreadNotifications({ notifications }: UnreadNotificationsProps) {
  const t = useT();
  const all = <Link to="/notifications">{t('dashboard.allNotifications')}</Link>;
  return (
    <Card title={t('dashboard.notificationsTitle')} actions={all} flush={notifications.length > 0}>
      {notifications.length === 0 && (
        <p className={styles.muted}>{t('dashboard.noNotifications')}</p>
      )}
      <ul className={styles.rows}>
        {notifications.map((notification) => (
          <NotificationRow key={notification._id} notification={notification} />
        ))}
      </ul>
    </Card>
  );
}
