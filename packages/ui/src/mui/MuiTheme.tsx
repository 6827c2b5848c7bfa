import { useMemo, type ReactNode } from 'react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { useColorScheme } from '../theme/useColorScheme.ts';
import { createLampstandTheme } from './create-lampstand-theme.ts';

export interface MuiThemeProps {
  readonly children: ReactNode;
}

/**
 * Gives MUI parts (date pickers, charts' tooltips) the look of the page around them. Only for lazy
 * screens that need such a part: it weighs about 29 kB.
 */
export function MuiTheme({ children }: MuiThemeProps) {
  const { scheme } = useColorScheme();
  const theme = useMemo(() => createTheme(createLampstandTheme(scheme)), [scheme]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
