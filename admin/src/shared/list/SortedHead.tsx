import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { DataTableHead, useDataTableSortContext, type SortPayload } from 'react-admin';

export interface SortedHeadProps {
  readonly children?: ReactNode;
  /** A cell before the columns. */
  readonly first?: ReactNode;
}

/** A table's head that tells screen readers by which column its rows are sorted. */
export function SortedHead({ first, children }: SortedHeadProps) {
  const sort = useDataTableSortContext();
  return (
    <DataTableHead>
      {first}
      {Children.map(children, (column) => withSort(column, sort))}
    </DataTableHead>
  );
}

interface ColumnProps {
  readonly source?: string;
  readonly disableSort?: boolean;
  readonly 'aria-sort'?: 'ascending' | 'descending';
}

function withSort(column: ReactNode, sort: SortPayload | undefined): ReactNode {
  if (!isValidElement<ColumnProps>(column)) return column;
  const { source, disableSort } = column.props;
  if (disableSort || source === undefined || source !== sort?.field) return column;
  return cloneElement(column, { 'aria-sort': sort.order === 'DESC' ? 'descending' : 'ascending' });
}
