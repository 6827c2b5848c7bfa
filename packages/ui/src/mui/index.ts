export { createLampstandTheme } from './create-lampstand-theme.ts';
export { MuiTheme, type MuiThemeProps } from './MuiTheme.tsx';
