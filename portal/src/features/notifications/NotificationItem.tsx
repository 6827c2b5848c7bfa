import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { safeRedirect } from '@lampstand/access';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, VisuallyHidden, classNames } from '@lampstand/ui';
import styles from './NotificationItem.module.css';
import {
  NotificationItem_NotificationFragmentDoc,
  type NotificationItem_NotificationFragment,
} from './NotificationItem.generated.ts';
import { useMarkRead } from './useMarkRead.ts';

export interface NotificationItemProps {
  readonly notification: FragmentType<NotificationItem_NotificationFragment>;
  /** With a button that marks it as read, for where there is room. */
  readonly markable?: boolean;
  readonly onFollow?: () => void;
}

/** A notification; what it leads to inside the site is its title. Following it is reading it. */
export function NotificationItem({ notification, markable, onFollow }: NotificationItemProps) {
  const t = useT();
  const { formatRelative } = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const { mark, follow, pending } = useMarkRead();
  const { data, complete } = useFragment({
    fragment: NotificationItem_NotificationFragmentDoc,
    from: notification,
  });
  if (!complete) return null;
  const { _id, title, description, createdAt, read } = data;
  const target = safeRedirect(data.link);
  const opened = () => {
    if (!read) follow(_id);
    onFollow?.();
  };
  // The button goes away with its work: the next press of Tab goes on from here.
  const marked = async () => {
    if (await mark([_id])) row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1} className={classNames(styles.item, read ? '' : styles.unread)}>
      <div className={styles.words}>
        {!read && <VisuallyHidden>{t('person.notifications.unread')}</VisuallyHidden>}
        {target ? (
          <Link className={styles.title} to={target} onClick={opened}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <span className={styles.description}>{description}</span>
        <time className={styles.when} dateTime={createdAt}>
          {formatRelative(createdAt)}
        </time>
      </div>
      {markable && !read && (
        <Button
          variant="text"
          size="small"
          loading={pending}
          aria-label={`${t('person.notifications.markRead')}: ${title}`}
          onClick={() => void marked()}
        >
          {t('person.notifications.markRead')}
        </Button>
      )}
    </li>
  );
}
