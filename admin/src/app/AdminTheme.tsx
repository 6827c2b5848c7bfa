import { useMemo, type ReactNode } from 'react';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { useT } from '@lampstand/i18n/react';
import { constants, useColorScheme } from '@lampstand/ui';
import { createLampstandTheme } from '@lampstand/ui/mui';

/** Where tables need every pixel: tablets held upright, and small windows. */
const narrowTables = '@media (max-width: 1099.98px)';
const wideTables = '@media (min-width: 1100px)';

/** What react-admin's parts expect of a theme beyond the college's look. */
const reactAdminParts: ThemeOptions = {
  components: {
    MuiTextField: { defaultProps: outlined() },
    MuiFormControl: { defaultProps: outlined() },
    MuiTableCell: {
      styleOverrides: {
        root: {
          fontSize: '0.9375rem',
          '& a': { color: 'var(--lamp-secondary-text)' },
          // react-admin writes numbers in a size of their own.
          '& .MuiTypography-body2': { fontSize: 'inherit' },
        },
        head: {
          fontWeight: 600,
          color: 'var(--lamp-text-muted)',
          [wideTables]: { whiteSpace: 'nowrap' },
        },
        sizeSmall: { [narrowTables]: { paddingInline: 10 } },
      },
    },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    // Moving and removing must not wait for a pointer to hover: a keyboard has none.
    RaSimpleFormIterator: {
      styleOverrides: {
        root: { '& .RaSimpleFormIterator-action': { visibility: 'visible', marginTop: 13 } },
      },
    },
    // Wide enough for the names of groups and for longer labels than the English ones.
    RaFilterFormInput: {
      styleOverrides: {
        root: { '&& :is(.MuiFormControl-root, .MuiAutocomplete-root)': { minWidth: 220 } },
      },
    },
    // Wide enough for what a list says one can search for.
    RaSearchInput: { styleOverrides: { root: { '&&&&': { minWidth: 'min(20rem, 84vw)' } } } },
    MuiSnackbar: { styleOverrides: { root: { maxWidth: constants.narrowWidth } } },
  },
};

/** Words that neither react-admin nor its texts give to choices. */
function choices(noOptionsText: string): ThemeOptions {
  return { components: { MuiAutocomplete: { defaultProps: { fullWidth: true, noOptionsText } } } };
}

function outlined() {
  return { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const;
}

/** The college's look for MUI and react-admin, in the colour scheme of the page. */
export function AdminTheme({ children }: { readonly children: ReactNode }) {
  const { scheme } = useColorScheme();
  const t = useT();
  const nothing = t('common.results', { count: 0 });
  const theme = useMemo(
    () => createTheme(createLampstandTheme(scheme), reactAdminParts, choices(nothing)),
    [scheme, nothing],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
