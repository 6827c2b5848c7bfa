import type { SortPayload } from 'react-admin';
import styles from './SortCell.module.css';

export interface SortCellProps<Field extends string> {
  readonly field: Field;
  readonly label: string;
  /** By what the rows are sorted now. */
  readonly sort: SortPayload;
  /** The order that the first click asks for; ascending unless told. */
  readonly first?: SortPayload['order'];
  readonly className?: string | undefined;
  readonly onSort: (sort: { readonly field: Field; readonly order: 'ASC' | 'DESC' }) => void;
}

/** The head of a column that sorts the rows, in a table that is written by hand. */
export function SortCell<Field extends string>(props: SortCellProps<Field>) {
  const { field, label, sort, first = 'ASC', className, onSort } = props;
  const sorted = sort.field === field ? sort.order : undefined;
  const other = sorted === 'ASC' ? 'DESC' : 'ASC';
  const direction = sorted === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={sorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ field, order: sorted ? other : first })}
      >
        {label}
        <span aria-hidden="true">{sorted && (sorted === 'ASC' ? ' ▲' : ' ▼')}</span>
      </button>
    </th>
  );
}
