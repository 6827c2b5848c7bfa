import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import styles from './BellPanel.module.css';
import { BellPanelDocument } from './BellPanel.generated.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { useAgainOnNews } from './useAgainOnNews.ts';
import { useDismiss } from './useDismiss.ts';
import { usePlaceBelow } from './usePlaceBelow.ts';

export interface BellPanelProps {
  /** The button that opened it; gets the focus back. */
  readonly bell: HTMLElement;
  readonly onClose: () => void;
}

/** The newest notifications, unfolded from the bell. */
export function BellPanel({ bell, onClose }: BellPanelProps) {
  const t = useT();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { data, ...rest } = useScreenQuery(BellPanelDocument);
  useAgainOnNews(rest.onRetry);
  useDismiss(panel, bell, onClose);
  usePlaceBelow(panel, bell);
  useEffect(function takeFocus() {
    panel.current?.focus();
  }, []);
  // Outside of the bar, whose colours are those of its dark ground.
  return createPortal(
    <div ref={panel} className={styles.panel} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('shell.notifications')}
        </h2>
        <MarkAllRead variant="text" onMarked={() => panel.current?.focus()} />
      </div>
      <DataState
        {...rest}
        data={data}
        isEmpty={({ notifications }) => notifications.items.length === 0}
        empty={<p className={styles.empty}>{t('person.notifications.empty')}</p>}
      >
        {({ notifications }) => (
          <ul className={styles.list}>
            {notifications.items.map((notification) => (
              <NotificationItem
                key={notification._id}
                notification={notification}
                onFollow={onClose}
              />
            ))}
          </ul>
        )}
      </DataState>
      <Link className={styles.all} to="/notifications" onClick={onClose}>
        {t('dashboard.allNotifications')}
      </Link>
    </div>,
    document.body,
  );
}
