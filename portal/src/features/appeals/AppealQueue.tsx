import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, checkCirclePath, EmptyState, SelectField, TextField } from '@lampstand/ui';
import { AppealStatusChip } from '../../shared/appeals/AppealStatusChip.tsx';
import { appealPath } from '../../shared/student-paths.ts';
import { Pager } from '../../shared/tables/Pager.tsx';
import styles from './Appeals.module.css';
import type { AppealsPageQuery } from './AppealsPage.generated.ts';

/** Appeals on a page. */
export const QUEUE_PAGE = 25;

export interface AppealQueueProps {
  readonly appeals: AppealsPageQuery['appeals'];
  readonly waiting: boolean;
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

/** The appeals that the person reads, the oldest first. */
export function AppealQueue({ appeals, waiting, q, page }: AppealQueueProps) {
  const t = useT();
  const [, setSearch] = useSearchParams();
  const { formatDateTime } = useFormat();
  return (
    <Card title={t('work.appeals.queue')}>
      <QueueFilters waiting={waiting} q={q} />
      {appeals.total === 0 ? (
        <EmptyState title={t('work.appeals.queueEmpty')} icon={checkCirclePath} />
      ) : (
        <ul className={styles.rows}>
          {appeals.items.map(({ _id, person, title, group, status, createdAt }) => (
            <li key={_id} className={styles.row}>
              <Link to={appealPath(_id)}>{`${person.fullName} · ${title}`}</Link>
              <span className={styles.quiet}>{`${group.name} · ${formatDateTime(createdAt)}`}</span>
              <AppealStatusChip status={status} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        label={t('work.appeals.queue')}
        page={page}
        pages={Math.max(1, Math.ceil(appeals.total / QUEUE_PAGE))}
        onPage={(next) => setSearch(addressOf({ waiting, q, page: next }))}
      />
    </Card>
  );
}

/** What is shown, as the address keeps it; the usual is left out. */
const addressOf = ({ waiting, q, page }: Pick<AppealQueueProps, 'waiting' | 'q' | 'page'>) => ({
  ...(waiting ? {} : { show: 'finished' }),
  ...(q ? { q } : {}),
  ...(page > 1 ? { page: String(page) } : {}),
});

function QueueFilters({ waiting, q }: Pick<AppealQueueProps, 'waiting' | 'q'>) {
  const t = useT();
  const id = useId();
  const [, setSearch] = useSearchParams();
  const show = (change: { readonly waiting?: boolean; readonly q?: string }) => {
    setSearch(addressOf({ waiting, q, page: 1, ...change }), { replace: true });
  };
  return (
    <div className={styles.filters}>
      <TextField
        id={`${id}q`}
        type="search"
        label={t('common.search')}
        defaultValue={q}
        onChange={({ target }) => show({ q: target.value })}
      />
      <SelectField
        id={`${id}s`}
        label={t('common.status')}
        autoPickFirst
        options={[
          { value: 'waiting', label: t('work.appeals.waiting') },
          { value: 'finished', label: t('work.appeals.finished') },
        ]}
        value={waiting ? 'waiting' : 'finished'}
        onChange={({ target }) => show({ waiting: target.value === 'waiting' })}
      />
    </div>
  );
}
