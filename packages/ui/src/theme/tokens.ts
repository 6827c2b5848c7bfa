/** The two colour schemes. Which one shows: color-scheme.ts. */
export type SchemeName = 'light' | 'dark';

/**
 * Colours of one scheme. `brand`, `secondary` and `danger` are fills that carry their `on…` text;
 * the `…Text` colours are for words on a page or surface. Contrast is held by tokens.test.ts.
 */
export interface SchemeColors {
  readonly page: string;
  readonly surface: string;
  readonly surfaceMuted: string;
  readonly tint: string;
  readonly text: string;
  readonly textMuted: string;
  readonly brand: string;
  readonly brandHover: string;
  readonly onBrand: string;
  readonly brandText: string;
  readonly secondary: string;
  readonly secondaryHover: string;
  readonly onSecondary: string;
  readonly secondaryText: string;
  readonly successText: string;
  readonly successTint: string;
  readonly warningText: string;
  readonly warningTint: string;
  readonly danger: string;
  readonly dangerHover: string;
  readonly onDanger: string;
  readonly dangerText: string;
  readonly dangerTint: string;
  readonly titleBar: string;
  readonly onTitleBar: string;
  readonly titleBarMuted: string;
  readonly flame: string;
  readonly border: string;
  readonly controlBorder: string;
  readonly field: string;
  readonly focus: string;
  readonly hover: string;
  readonly backdrop: string;
  readonly shadow: string;
}

const light: SchemeColors = {
  page: '#f3f6fa',
  surface: '#ffffff',
  surfaceMuted: '#f8fafc',
  tint: '#e1f1f2',
  text: '#1c2430',
  textMuted: '#566072',
  brand: '#7a1222',
  brandHover: '#5f0d1a',
  onBrand: '#ffffff',
  brandText: '#7a1222',
  secondary: '#0b6873',
  secondaryHover: '#084f58',
  onSecondary: '#ffffff',
  secondaryText: '#0b6873',
  successText: '#1b6e3c',
  successTint: '#e6f4ea',
  warningText: '#984400',
  warningTint: '#fdf0e1',
  danger: '#b42318',
  dangerHover: '#8e1b12',
  onDanger: '#ffffff',
  dangerText: '#b42318',
  dangerTint: '#fdecea',
  titleBar: '#2a1017',
  onTitleBar: '#ffffff',
  titleBarMuted: '#d5c9cc',
  flame: '#f2b269',
  border: 'rgba(23, 29, 38, 0.12)',
  controlBorder: '#747d8b',
  field: '#ffffff',
  focus: '#0b6873',
  hover: 'rgba(23, 29, 38, 0.05)',
  backdrop: 'rgba(16, 19, 25, 0.55)',
  shadow: 'rgba(16, 24, 40, 0.08)',
};

const dark: SchemeColors = {
  page: '#12161c',
  surface: '#1b2129',
  surfaceMuted: '#161b22',
  tint: '#12333a',
  text: '#e8ecf1',
  textMuted: '#a9b3c0',
  brand: '#a62b3f',
  brandHover: '#bb3a4e',
  onBrand: '#ffffff',
  brandText: '#f0a3ad',
  secondary: '#117581',
  secondaryHover: '#0e6470',
  onSecondary: '#ffffff',
  secondaryText: '#74d0da',
  successText: '#77d19a',
  successTint: '#133020',
  warningText: '#f2b269',
  warningTint: '#362610',
  danger: '#bf342a',
  dangerHover: '#a82c23',
  onDanger: '#ffffff',
  dangerText: '#ff9f96',
  dangerTint: '#3a1a18',
  titleBar: '#0b0d11',
  onTitleBar: '#ffffff',
  titleBarMuted: '#b9c0ca',
  flame: '#f2b269',
  border: 'rgba(232, 236, 241, 0.12)',
  controlBorder: '#7f8a99',
  field: '#12161c',
  focus: '#74d0da',
  hover: 'rgba(232, 236, 241, 0.07)',
  backdrop: 'rgba(0, 0, 0, 0.65)',
  shadow: 'rgba(0, 0, 0, 0.4)',
};

export const schemes: Readonly<Record<SchemeName, SchemeColors>> = { light, dark };

/** Chinese faces come last, so that Latin and Cyrillic text keeps the platform's own face. */
const simplified = "'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC'";
const traditional = "'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC'";
const sans =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', 'Liberation Sans', Arial";
const serif =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, P052, 'Noto Serif', 'Liberation Serif'";

/** No web font: nothing to download, every script of the thirteen locales has a face. */
export const fonts = {
  body: `${sans}, ${simplified}, sans-serif`,
  heading: `${serif}, ${simplified}, serif`,
  bodyTraditional: `${sans}, ${traditional}, sans-serif`,
  headingTraditional: `${serif}, ${traditional}, serif`,
};

/** The visual constants of the specification (§9), in pixels and milliseconds. */
export const constants = {
  spacing: 6,
  radiusSmall: 3,
  radiusLarge: 12,
  radiusField: 8,
  contentWidth: 1024,
  narrowWidth: 566,
  breakpoints: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1200 },
  modalLayer: 1100,
  modalMinWidth: 400,
  spinner: 44,
  collapse: 300,
  selectMinWidth: 280,
  selectMarginBottom: 21,
  tooltip: { enter: 100, leave: 0, touchEnter: 700, touchLeave: 1500, maxWidth: 300 },
  popover: { margin: 16, elevation: 8 },
  toast: { autoClose: 5000, dragPercent: 80 },
};
