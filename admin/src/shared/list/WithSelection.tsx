import type { ReactNode } from 'react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { SelectableBody } from './SelectableBody.tsx';
import { SelectableHead } from './SelectableHead.tsx';
import { SelectionContext } from './selection-context.ts';

/**
 * Gives the table or the phone's list in it a checkbox for each row. react-admin's own checkboxes
 * have no name that a screen reader finds, so tables keep theirs switched off and take these parts.
 */
export function WithSelection({ children }: { readonly children: ReactNode }) {
  return (
    <SelectionContext value={true}>
      <ThemeProvider theme={withParts}>{children}</ThemeProvider>
    </SelectionContext>
  );
}

const parts = { defaultProps: { head: SelectableHead, body: SelectableBody } };

const withParts = (theme: Theme) => ({
  ...theme,
  components: { ...theme.components, RaDataTable: parts },
});
