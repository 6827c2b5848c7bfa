import type { ReactNode } from 'react';
import { DataTableBody, DataTableRow, useRecordContext } from 'react-admin';
import { TableCell } from '@mui/material';
import { SelectRow } from './SelectRow.tsx';

/** A table's rows, each with its checkbox. */
export function SelectableBody({ children }: { readonly children?: ReactNode }) {
  return <DataTableBody row={SelectableRow}>{children}</DataTableBody>;
}

function SelectableRow({ children, ...row }: { readonly children?: ReactNode }) {
  const record = useRecordContext();
  return (
    <DataTableRow {...row}>
      {/* The row is a link: a click beside the box must not leave the list. */}
      <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
        {record && <SelectRow record={record} />}
      </TableCell>
      {children}
    </DataTableRow>
  );
}
