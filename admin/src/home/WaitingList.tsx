import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, EmptyState } from '@lampstand/ui';
import type { AdminHomeQuery } from './admin-home.generated.ts';
import styles from './home-rows.module.css';

type Item = AdminHomeQuery['adminHome']['waiting'][number];

export interface WaitingListProps {
  readonly items: readonly Item[];
}

/** What each kind is called, and the list in which just these records are. */
const kinds = {
  PEOPLE_NOT_ENROLLED: {
    label: 'admin.home.waitingNotEnrolled',
    resource: 'users',
    filter: { notEnrolled: true },
  },
  PEOPLE_WITHOUT_GROUP: {
    label: 'admin.home.waitingWithoutGroup',
    resource: 'users',
    filter: { withoutGroup: true },
  },
  GROUPS_WITHOUT_MEMBERS: {
    label: 'admin.home.waitingWithoutMembers',
    resource: 'groups',
    filter: { withoutMembers: true },
  },
  GROUPS_WITHOUT_SCHEMA: {
    label: 'admin.home.waitingWithoutSchema',
    resource: 'groups',
    filter: { withoutSchema: true },
  },
  REGIONS_WITHOUT_ATTENDANCE_ADMIN: {
    label: 'admin.home.waitingWithoutAttendanceAdmin',
    resource: 'regions',
    filter: { withoutAttendanceAdmin: true },
  },
  REQUESTS_NEW: {
    label: 'admin.home.waitingRequests',
    resource: 'requests',
    filter: { status: 'NEW' },
  },
  DOCUMENTS_UNPUBLISHED: {
    label: 'admin.home.waitingUnpublished',
    resource: 'documents',
    filter: { published: false },
  },
} as const;

/** The address of a list that shows only what fits a filter, with the filter in sight. */
function addressOf({ resource, filter }: (typeof kinds)[Item['kind']]): string {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = new URLSearchParams({
    displayedFilters: JSON.stringify(shown),
    filter: JSON.stringify(filter),
  });
  return `/${resource}?${query.toString()}`;
}

/** What waits for the person: how much of it, since when, and the way there. */
export function WaitingList({ items }: WaitingListProps) {
  const t = useT();
  const { formatDate, formatNumber } = useFormat();
  return (
    <Card title={t('admin.home.waiting')}>
      {items.length === 0 ? (
        <EmptyState title={t('admin.home.nothingWaits')} />
      ) : (
        <ul className={styles.list}>
          {items.map(({ kind, count, oldest }) => (
            <li key={kind} className={styles.row}>
              <span className={styles.number}>{formatNumber(count)}</span>
              <Link className={styles.what} to={addressOf(kinds[kind])}>
                {t(kinds[kind].label)}
              </Link>
              {oldest !== null && (
                <span className={styles.muted}>
                  {t('admin.home.oldest', { date: formatDate(oldest) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
