import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState, Page, PageHeading, checkCirclePath } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { addressOf, perPage, viewOf } from './list-view.rules.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { NotificationsPageDocument } from './NotificationsPage.generated.ts';
import styles from './NotificationsPage.module.css';
import { Pager } from './Pager.tsx';
import { useAgainOnNews } from './useAgainOnNews.ts';

/** /notifications: everything the person was told, newest first; page and filter are in the address. */
export function NotificationsPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const list = useRef<HTMLDivElement>(null);
  const screen = useScreenQuery(NotificationsPageDocument, {
    variables: {
      filter: view.unreadOnly ? { unread: true } : null,
      page: { page: view.page, perPage },
    },
  });
  useAgainOnNews(screen.onRetry, view.unreadOnly);
  const toList = () => list.current?.focus({ preventScroll: true });
  const turn = () => {
    toList();
    window.scrollTo(0, 0);
  };
  return (
    <Page>
      <PageHeading
        title={t('shell.notifications')}
        breadcrumbs={[]}
        actions={<MarkAllRead onMarked={toList} />}
      />
      <label className={styles.filter}>
        <input
          type="checkbox"
          checked={view.unreadOnly}
          onChange={({ target }) => setSearch(addressOf({ page: 1, unreadOnly: target.checked }))}
        />
        {t('person.notifications.unreadOnly')}
      </label>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <DataState
          {...screen}
          isEmpty={({ notifications }) => notifications.total === 0}
          empty={<NothingThere unreadOnly={view.unreadOnly} />}
        >
          {({ notifications: { items, total } }) => (
            <>
              <Card flush>
                <ul className={styles.rows}>
                  {items.map((notification) => (
                    <NotificationItem key={notification._id} notification={notification} markable />
                  ))}
                </ul>
              </Card>
              <Pager view={view} total={total} onTurn={turn} />
            </>
          )}
        </DataState>
      </div>
    </Page>
  );
}

function NothingThere({ unreadOnly }: { readonly unreadOnly: boolean }) {
  const t = useT();
  return unreadOnly ? (
    <EmptyState title={t('dashboard.noNotifications')} icon={checkCirclePath} />
  ) : (
    <EmptyState title={t('person.notifications.empty')}>
      {t('person.notifications.emptyBody')}
    </EmptyState>
  );
}
