import type { ReactNode } from 'react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { SortedHead } from './SortedHead.tsx';

/** Gives the table in it a head that tells screen readers its order. */
export function WithSortedHead({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={withHead}>{children}</ThemeProvider>;
}

const parts = { defaultProps: { head: SortedHead } };

const withHead = (theme: Theme) => ({
  ...theme,
  components: { ...theme.components, RaDataTable: parts },
});
