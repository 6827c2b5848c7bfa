import type { ThemeOptions } from '@mui/material/styles';
import { constants, fonts, schemes, type SchemeName } from '../theme/tokens.ts';
import { muiComponents } from './mui-components.ts';
import './on-paper.css';

const { breakpoints, modalLayer, radiusSmall, spacing } = constants;

/**
 * The look for MUI parts, from the same tokens as the light components: react-admin's `theme` and
 * `darkTheme`, and `MuiTheme` for the portal's heavy screens.
 */
export function createLampstandTheme(mode: SchemeName): ThemeOptions {
  const colors = schemes[mode];
  return {
    cssVariables: { cssVarPrefix: 'lamp-mui' },
    palette: {
      mode,
      primary: { main: colors.brandText, contrastText: mode === 'dark' ? '#33060e' : '#ffffff' },
      secondary: {
        main: colors.secondaryText,
        contrastText: mode === 'dark' ? '#06262a' : '#ffffff',
      },
      info: { main: colors.secondaryText, light: colors.tint },
      success: { main: colors.successText },
      warning: { main: colors.warningText },
      error: { main: colors.dangerText },
      background: { default: colors.page, paper: colors.surface },
      text: { primary: colors.text, secondary: colors.textMuted },
      divider: colors.border,
    },
    breakpoints: { values: breakpoints },
    spacing,
    shape: { borderRadius: radiusSmall },
    zIndex: { modal: modalLayer },
    typography: {
      fontFamily: fonts.body,
      h1: heading('1.75rem'),
      h2: heading('1.375rem'),
      h3: heading('1.125rem'),
      h4: heading('1.75rem'),
      h5: heading('1.375rem'),
      h6: heading('1.125rem'),
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: muiComponents(colors),
  };
}

function heading(fontSize: string) {
  return { fontFamily: fonts.heading, fontSize, fontWeight: 600, lineHeight: 1.25 };
}
