import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState, TextField } from '@lampstand/ui';
import { useMay } from '../../../auth/useMay.ts';
import { AdminPage } from '../../../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../../../shared/page/NoAccessPage.tsx';
import { resultTitle } from '../result-title.ts';
import styles from './Marking.module.css';
import { useQueue } from './useQueue.ts';

/** /examResults/marking: the attempts whose essays wait for marks. */
export function MarkingQueuePage() {
  const t = useT();
  const may = useMay();
  const { formatDateTime } = useFormat();
  const [q, setQ] = useState('');
  const { data, total, isPending, error, refetch } = useQueue(useDeferredValue(q.trim()));
  if (!may('mark', 'examResults')) return <NoAccessPage />;
  return (
    <AdminPage
      title={t('authoring.marking.toMark')}
      crumbs={[{ label: t('resources.examResults.plural'), to: '/examResults' }]}
    >
      <div className={styles.search}>
        <TextField
          type="search"
          label={t('resources.examResults.fields.q')}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
      </div>
      <Card flush>
        <DataState
          loading={isPending}
          error={error}
          data={data}
          isEmpty={(waiting) => waiting.length === 0}
          empty={<EmptyState title={t('authoring.marking.nothingToMark')} />}
          onRetry={() => void refetch()}
        >
          {(waiting) => (
            <ul className={styles.queue}>
              {waiting.map((result) => (
                <li key={result.id} className={styles.waiting}>
                  <Link to={`/examResults/marking/${encodeURIComponent(result.id)}`}>
                    {resultTitle(result)}
                  </Link>
                  <span className={styles.hint}>
                    {[result.group.name, result.submittedAt && formatDateTime(result.submittedAt)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </DataState>
      </Card>
      {total !== undefined && total > 0 && (
        <p className={styles.hint}>{t('authoring.marking.waiting', { count: total })}</p>
      )}
    </AdminPage>
  );
}
