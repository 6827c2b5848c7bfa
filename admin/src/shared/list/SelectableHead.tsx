import type { ReactNode } from 'react';
import { TableCell } from '@mui/material';
import { SelectPage } from './SelectPage.tsx';
import { SortedHead } from './SortedHead.tsx';

/** A table's head with the checkbox for all rows of the page. */
export function SelectableHead({ children }: { readonly children?: ReactNode }) {
  const first = (
    <TableCell padding="checkbox" variant="head">
      <SelectPage />
    </TableCell>
  );
  return <SortedHead first={first}>{children}</SortedHead>;
}
