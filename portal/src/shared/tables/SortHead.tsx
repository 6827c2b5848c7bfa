import { classNames } from '@lampstand/ui';
import styles from './SortHead.module.css';
import type { TableView } from './table-view.rules.ts';

export interface SortHeadProps<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly view: Pick<TableView<Field>, 'field' | 'order'>;
  readonly onSort: (field: Field) => void;
  readonly className?: string | undefined;
}

const directions = { ASC: 'ascending', DESC: 'descending' } as const;

/** The head of a column by which a table can be sorted. */
export function SortHead<Field extends string>(props: SortHeadProps<Field>) {
  const { field, label, view, onSort, className } = props;
  const sorted = view.field === field;
  return (
    <th scope="col" className={className} aria-sort={sorted ? directions[view.order] : 'none'}>
      <button
        type="button"
        className={classNames(styles.sort, sorted && styles.sorted)}
        onClick={() => onSort(field)}
      >
        {label}
        {sorted && <span aria-hidden="true">{view.order === 'ASC' ? '▲' : '▼'}</span>}
      </button>
    </th>
  );
}
