import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { safeRedirect } from '@lampstand/access';
import { useFormat } from '@lampstand/i18n/react';
import {
  NotificationRow_NotificationFragmentDoc,
  type NotificationRow_NotificationFragment,
} from './NotificationRow.generated.ts';
import styles from './NotificationRow.module.css';
import rows from './Rows.module.css';

export interface NotificationRowProps {
  readonly notification: FragmentType<NotificationRow_NotificationFragment>;
}

/** A notification; with a link inside the site its title leads there. */
export function NotificationRow({ notification }: NotificationRowProps) {
  const { formatRelative } = useFormat();
  const { data, complete } = useFragment({
    fragment: NotificationRow_NotificationFragmentDoc,
    from: notification,
  });
  if (!complete) return null;
  const target = safeRedirect(data.link);
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        {target ? (
          <Link className={rows.link} to={target}>
            {data.title}
          </Link>
        ) : (
          <span className={rows.link}>{data.title}</span>
        )}
        <span className={styles.description}>{data.description}</span>
        <time className={rows.muted} dateTime={data.createdAt}>
          {formatRelative(data.createdAt)}
        </time>
      </div>
    </li>
  );
}
