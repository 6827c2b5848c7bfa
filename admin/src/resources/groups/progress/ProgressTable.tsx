import { useId } from 'react';
import { useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { DataState, EmptyState } from '@lampstand/ui';
import { Pager } from '../../../shared/list/Pager.tsx';
import type { ProgressLesson, ProgressRow } from './group-progress.binding.ts';
import styles from './GroupProgress.module.css';
import { ProgressHead } from './ProgressHead.tsx';
import { ProgressStudent } from './ProgressStudent.tsx';
import { ProgressTools } from './ProgressTools.tsx';

export interface ProgressTableProps {
  readonly group: { readonly id: string; readonly name: string };
  readonly course: { readonly id: string; readonly name: string };
}

/** A row for each student, a column for each lesson; wide tables scroll in their own place. */
export function ProgressTable({ group, course }: ProgressTableProps) {
  const t = useT();
  const captionId = useId();
  const { data, meta, isPending, error, refetch, filterValues } = useListContext<ProgressRow>();
  const lessons: readonly ProgressLesson[] = meta?.['lessons'] ?? [];
  const text = String(filterValues['q'] ?? '');
  const caption = t('authoring.progress.caption', { group: group.name, course: course.name });
  return (
    <>
      <ProgressTools lessons={lessons} caption={caption} />
      <p id={captionId} className={styles.caption}>
        {caption}
      </p>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            title={
              text === ''
                ? t('authoring.progress.noStudents')
                : t('authoring.progress.noneFound', { text })
            }
          />
        }
        onRetry={() => void refetch()}
      >
        {(rows) => (
          <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
            <table className={styles.table} aria-labelledby={captionId}>
              <ProgressHead lessons={lessons} />
              <tbody>
                {rows.map((row) => (
                  <ProgressStudent key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </DataState>
      <div data-print="hide">
        <Pager />
      </div>
    </>
  );
}
