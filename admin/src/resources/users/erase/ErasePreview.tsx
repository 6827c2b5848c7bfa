import { useGetList } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { DataState } from '@lampstand/ui';
import type { ErasureCount } from './erase.binding.ts';
import { partNames } from './erase-words.ts';
import styles from './Erase.module.css';

/** What an erasure takes away and what it leaves, with why. */
export function ErasePreview({ userId }: { readonly userId: string }) {
  const t = useT();
  const { data, isPending, error, refetch } = useGetList<ErasureCount>('erasures', {
    filter: { userId },
  });
  return (
    <DataState
      loading={isPending}
      error={error}
      data={data}
      isEmpty={() => false}
      onRetry={() => void refetch()}
    >
      {(counts) => (
        <>
          <h3 className={styles.heading}>{t('admin.erase.removed')}</h3>
          <p className={styles.account}>{t('admin.erase.account')}</p>
          <Counts counts={counts.filter(({ fate }) => fate === 'REMOVED')} />
          <h3 className={styles.heading}>{t('admin.erase.kept')}</h3>
          <Counts counts={counts.filter(({ fate }) => fate === 'KEPT')} />
          <p className={styles.why}>{t('admin.erase.keptWhy')}</p>
        </>
      )}
    </DataState>
  );
}

function Counts({ counts }: { readonly counts: readonly ErasureCount[] }) {
  const t = useT();
  const { formatNumber } = useFormat();
  return (
    <dl className={styles.counts}>
      {counts.map(({ id, part, rows }) => (
        <div key={id}>
          <dt>{t(partNames[part])}</dt>
          <dd>{formatNumber(rows)}</dd>
        </div>
      ))}
    </dl>
  );
}
