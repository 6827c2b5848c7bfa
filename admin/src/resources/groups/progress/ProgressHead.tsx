import { useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { classNames } from '@lampstand/ui';
import type { ProgressLesson } from './group-progress.binding.ts';
import styles from './GroupProgress.module.css';

/** What the columns are; the first four sort the rows. */
export function ProgressHead({ lessons }: { readonly lessons: readonly ProgressLesson[] }) {
  const t = useT();
  return (
    <thead>
      <tr>
        <SortHead field="name" label={t('authoring.progress.student')} className={styles.name} />
        <SortHead
          field="completedLessons"
          label={t('authoring.progress.completed')}
          className={styles.number}
        />
        <SortHead
          field="seenPercent"
          label={t('authoring.progress.seen')}
          className={styles.number}
        />
        <SortHead field="lastSeenAt" label={t('authoring.progress.lastSeen')} />
        {lessons.map(({ id, title }) => (
          <th key={id} scope="col" className={styles.lesson}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  readonly field: string;
  readonly label: string;
  readonly className?: string | undefined;
}

function SortHead({ field, label, className }: SortHeadProps) {
  const { sort, setSort } = useListContext();
  const sorted = sort.field === field;
  const descending = sorted && sort.order === 'DESC';
  const direction = descending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={classNames(className)} aria-sort={sorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => setSort({ field, order: sorted && !descending ? 'DESC' : 'ASC' })}
      >
        {label}
        <span aria-hidden="true">{sorted && (descending ? '↓' : '↑')}</span>
      </button>
    </th>
  );
}
