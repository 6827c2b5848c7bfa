import { describe, expect, it, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { renderTokensCss } from './tokens-css.ts';
import { constants, schemes, type SchemeColors, type SchemeName } from './tokens.ts';

type Color = keyof SchemeColors;

const words: readonly Color[] = [
  'text',
  'textMuted',
  'brandText',
  'secondaryText',
  'successText',
  'warningText',
  'dangerText',
];
const grounds: readonly Color[] = ['page', 'surface', 'surfaceMuted', 'tint'];

const textPairs: ReadonlyArray<readonly [Color, Color]> = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onSecondary', 'secondary'],
  ['onSecondary', 'secondaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['successText', 'successTint'],
  ['warningText', 'warningTint'],
  ['dangerText', 'dangerTint'],
  ['onTitleBar', 'titleBar'],
  ['titleBarMuted', 'titleBar'],
];

const shapePairs: ReadonlyArray<readonly [Color, Color]> = [
  ['controlBorder', 'field'],
  ['controlBorder', 'surface'],
  ['controlBorder', 'page'],
  ['focus', 'page'],
  ['focus', 'surface'],
];

const names: readonly SchemeName[] = ['light', 'dark'];

describe.each(names)('the %s scheme', (name) => {
  it.each(textPairs)('keeps %s legible on %s (AA, 4.5 to 1)', (word, ground) => {
    expect(contrastRatio(schemes[name][word], schemes[name][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('keeps %s visible on %s (AA, 3 to 1)', (shape, ground) => {
    expect(contrastRatio(schemes[name][shape], schemes[name][ground])).toBeGreaterThanOrEqual(3);
  });
});

test('black on white has the largest contrast there is', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('the style sheet says what the tokens say', async () => {
  await expect(renderTokensCss()).toMatchFileSnapshot('./tokens.css');
});

test('the constants are those of the specification', () => {
  expect(constants).toEqual({
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
  });
});

test('the border is a twelve per cent tone in both schemes', () => {
  expect(schemes.light.border).toMatch(/, 0\.12\)$/);
  expect(schemes.dark.border).toMatch(/, 0\.12\)$/);
});
