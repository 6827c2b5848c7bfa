import type { ReactNode } from 'react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

/**
 * Below the width `sm` react-admin's buttons are icons only, and nobody can tell what they do. Here
 * no screen is that narrow.
 */
export function WithWords({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={neverNarrow}>{children}</ThemeProvider>;
}

const neverNarrow = (theme: Theme): Theme => {
  const { breakpoints } = createTheme({
    breakpoints: { values: { ...theme.breakpoints.values, sm: 0 } },
  });
  return { ...theme, breakpoints };
};
