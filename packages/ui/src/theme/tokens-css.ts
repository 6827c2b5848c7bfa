import { constants, fonts, schemes, type SchemeColors } from './tokens.ts';

/** `surfaceMuted` becomes `--lamp-surface-muted`. */
function variableName(token: string): string {
  return `--lamp-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function colorLines(colors: SchemeColors, indent: string): string {
  return Object.entries(colors)
    .map(([token, value]) => `${indent}${variableName(token)}: ${value};`)
    .join('\n');
}

/** Lines of a hundred characters, as the formatter wants them. */
function fontList(faces: string): string {
  const lines: string[] = [];
  for (const face of faces.split(', ')) {
    const longer = `${lines.at(-1) ?? ''} ${face},`;
    if (lines.length > 0 && longer.length <= 100) lines.splice(-1, 1, longer);
    else lines.push(`    ${face},`);
  }
  return `\n${lines.join('\n').slice(0, -1)}`;
}

/**
 * The text of tokens.css. It is a checked-in file and not a style made at run time, so that the
 * pages need no inline style (Content-Security-Policy) and no style engine before the first paint.
 */
export function renderTokensCss(): string {
  const { spacing } = constants;
  const spaces = [1, 2, 3, 4, 5, 6, 8, 10]
    .map((factor) => `  --lamp-space-${factor}: ${factor * spacing}px;`)
    .join('\n');
  return `/* Written from tokens.ts by tokens.test.ts; change the tokens and run the test with -u. */
:root {
  color-scheme: light;
${colorLines(schemes.light, '  ')}
  --lamp-font:${fontList(fonts.body)};
  --lamp-font-heading:${fontList(fonts.heading)};
${spaces}
  --lamp-radius-small: ${constants.radiusSmall}px;
  --lamp-radius-field: ${constants.radiusField}px;
  --lamp-radius-large: ${constants.radiusLarge}px;
  --lamp-content-width: ${constants.contentWidth}px;
  --lamp-narrow-width: ${constants.narrowWidth}px;
  --lamp-modal-layer: ${constants.modalLayer};
  --lamp-modal-min-width: ${constants.modalMinWidth}px;
  --lamp-popover-margin: ${constants.popover.margin}px;
  --lamp-spinner: ${constants.spinner}px;
  --lamp-collapse: ${constants.collapse}ms;
  --lamp-select-min-width: ${constants.selectMinWidth}px;
  --lamp-select-margin-bottom: ${constants.selectMarginBottom}px;
}

:root:lang(zh-TW) {
  --lamp-font:${fontList(fonts.bodyTraditional)};
  --lamp-font-heading:${fontList(fonts.headingTraditional)};
}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-color-scheme='light']) {
    color-scheme: dark;
${colorLines(schemes.dark, '    ')}
  }
}

@media screen {
  :root[data-color-scheme='dark'] {
    color-scheme: dark;
${colorLines(schemes.dark, '    ')}
  }
}
`;
}
