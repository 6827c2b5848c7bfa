import { useGetList } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { DataState } from '@lampstand/ui';
import type { MergeCount } from './merge.binding.ts';
import { partNames } from './merge-words.ts';
import styles from './Merge.module.css';

interface MergePreviewProps {
  readonly keepId: string;
  readonly goneId: string;
}

/** How much of each part of the closed account moves, ends or stays. */
export function MergePreview({ keepId, goneId }: MergePreviewProps) {
  const t = useT();
  const { formatNumber } = useFormat();
  const { data, isPending, error, refetch } = useGetList<MergeCount>('mergePreview', {
    filter: { keepId, goneId },
  });
  return (
    <section>
      <h3 className={styles.heading}>{t('admin.merge.moves')}</h3>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={() => false}
        onRetry={() => void refetch()}
      >
        {(counts) => (
          <dl className={styles.counts}>
            {counts.map(({ part, rows }) => (
              <div key={part}>
                <dt>{t(partNames[part])}</dt>
                <dd>{formatNumber(rows)}</dd>
              </div>
            ))}
          </dl>
        )}
      </DataState>
    </section>
  );
}
