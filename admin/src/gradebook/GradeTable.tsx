import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
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
}

/** One unfolded number at a time; the same click folds it again. */
export function GradeTable({ rows, sort, onSort }: GradeTableProps) {
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
            <SortedHead field="name" first="ASC" sort={sort} onSort={onSort}>
              {t('resources.gradebook.student')}
            </SortedHead>
            {columns.map(({ _id, title, weight }) => (
              <th key={_id} scope="col" className={styles.number}>
                {title}
                <span className={styles.hint}>{t('resources.gradebook.weight', { weight })}</span>
              </th>
            ))}
            <SortedHead field="score" first="DESC" sort={sort} onSort={onSort} number>
              {t('resources.gradebook.grade')}
            </SortedHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GradeTableRow key={row.id} row={row} open={open} onToggle={toggle} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortedHeadProps {
  readonly field: GradeSort['field'];
  /** What the first click asks for. */
  readonly first: GradeSort['order'];
  readonly sort: GradeSort;
  readonly onSort: (sort: GradeSort) => void;
  readonly number?: boolean;
  readonly children: string;
}

function SortedHead({ field, first, sort, onSort, number = false, children }: SortedHeadProps) {
  const sorted = sort.field === field ? sort.order : undefined;
  const other = sorted === 'ASC' ? 'DESC' : 'ASC';
  const direction = sorted === 'ASC' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={number ? styles.number : undefined}
      aria-sort={sorted ? direction : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ field, order: sorted ? other : first })}
      >
        {children}
        <span aria-hidden="true">{sorted && (sorted === 'ASC' ? ' ▲' : ' ▼')}</span>
      </button>
    </th>
  );
}
