import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, checkCirclePath, EmptyState, SelectField, TextField } from '@lampstand/ui';
import { AppealStatusChip } from '../../shared/appeals/AppealStatusChip.tsx';
import { appealPath } from '../../shared/student-paths.ts';
import styles from './Appeals.module.css';
import type { AppealsPageQuery } from './AppealsPage.generated.ts';

/** Of a group's appeals; the oldest ones, which wait the longest. */
export const QUEUE_LENGTH = 100;

export interface AppealQueueProps {
  readonly appeals: AppealsPageQuery['appeals'];
  readonly waiting: boolean;
  readonly q: string;
}

/** The appeals that the person reads, the oldest first. */
export function AppealQueue({ appeals, waiting, q }: AppealQueueProps) {
  const t = useT();
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
    </Card>
  );
}

function QueueFilters({ waiting, q }: Pick<AppealQueueProps, 'waiting' | 'q'>) {
  const t = useT();
  const id = useId();
  const [, setSearch] = useSearchParams();
  const show = (change: { readonly waiting?: boolean; readonly q?: string }) => {
    const next = { waiting, q, ...change };
    setSearch(
      { ...(next.waiting ? {} : { show: 'finished' }), ...(next.q ? { q: next.q } : {}) },
      { replace: true },
    );
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
