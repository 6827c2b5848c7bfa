import { useT } from '@lampstand/i18n/react';
import { SortHead } from '../../shared/tables/SortHead.tsx';
import type { ProgressView, SortField } from './progress-fields.ts';
import { ProgressRow } from './ProgressRow.tsx';
import styles from './ProgressTable.module.css';
import type { GroupProgressQuery } from './ProgressTable.generated.ts';

export interface ProgressTableProps {
  readonly progress: GroupProgressQuery['groupProgress'];
  readonly view: ProgressView;
  readonly onSort: (field: SortField) => void;
}

/** One line for each student; its lessons unfold below it. */
export function ProgressTable({ progress, view, onSort }: ProgressTableProps) {
  const t = useT();
  const columns: readonly (readonly [field: SortField, label: string])[] = [
    ['name', t('learning.course.student')],
    ['completedLessons', t('learning.course.lessonsDone')],
    ['seenPercent', t('learning.course.seen')],
    ['lastSeenAt', t('learning.course.lastSeen')],
  ];
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(([field, label]) => (
              <SortHead key={field} field={field} label={label} view={view} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {progress.items.map((item) => (
            <ProgressRow key={item.student._id} item={item} lessons={progress.lessons} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
