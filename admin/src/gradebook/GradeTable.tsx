import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { SortCell } from '../shared/list/SortCell.tsx';
import type { GradeRow } from './gradebook.binding.ts';
import { GradeTableRow } from './GradeTableRow.tsx';
import styles from './GradeBook.module.css';

export interface GradeSort {
  readonly field: 'name' | 'score';
  readonly order: 'ASC' | 'DESC';
}

export interface GradeTableProps {
  readonly rows: readonly GradeRow[];
  readonly sort: GradeSort;
  readonly onSort: (sort: GradeSort) => void;
  /** The course whose grades the reader may correct. */
  readonly correctIn?: string | undefined;
}

/** One unfolded number at a time; the same click folds it again. */
export function GradeTable({ rows, sort, onSort, correctIn }: GradeTableProps) {
  const t = useT();
  const [open, setOpen] = useState<string>();
  const columns = rows[0]?.columns ?? [];
  const toggle = (cell: string) => setOpen((before) => (before === cell ? undefined : cell));
  return (
    <div
      className={styles.scroll}
      role="region"
      tabIndex={0}
      aria-label={t('resources.gradebook.plural')}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <SortCell
              field="name"
              label={t('resources.gradebook.student')}
              sort={sort}
              onSort={onSort}
            />
            {columns.map(({ _id, title, weight }) => (
              <th key={_id} scope="col" className={styles.number}>
                {title}
                <span className={styles.hint}>{t('resources.gradebook.weight', { weight })}</span>
              </th>
            ))}
            <SortCell
              field="score"
              label={t('resources.gradebook.grade')}
              sort={sort}
              first="DESC"
              className={styles.number}
              onSort={onSort}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GradeTableRow
              key={row.id}
              row={row}
              open={open}
              onToggle={toggle}
              correctIn={correctIn}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
