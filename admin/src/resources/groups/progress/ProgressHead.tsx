import { useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { SortCell } from '../../../shared/list/SortCell.tsx';
import type { ProgressLesson } from './group-progress.binding.ts';
import styles from './GroupProgress.module.css';

/** What the columns are; the first four sort the rows. */
export function ProgressHead({ lessons }: { readonly lessons: readonly ProgressLesson[] }) {
  const t = useT();
  const { sort, setSort } = useListContext();
  const sorting = { sort, onSort: setSort };
  return (
    <thead>
      <tr>
        <SortCell
          {...sorting}
          field="name"
          label={t('authoring.progress.student')}
          className={styles.name}
        />
        <SortCell
          {...sorting}
          field="completedLessons"
          label={t('authoring.progress.completed')}
          className={styles.number}
        />
        <SortCell
          {...sorting}
          field="seenPercent"
          label={t('authoring.progress.seen')}
          className={styles.number}
        />
        <SortCell {...sorting} field="lastSeenAt" label={t('authoring.progress.lastSeen')} />
        {lessons.map(({ id, title }) => (
          <th key={id} scope="col" className={styles.lesson}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
