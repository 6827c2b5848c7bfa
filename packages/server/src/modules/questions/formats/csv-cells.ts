/** The columns of our table of questions, in their order. */
export const csvColumns = [
  'question',
  'language',
  'kind',
  'text',
  'parts',
  'options',
  'right',
  'accepted',
  'number',
  'tolerance',
  'unit',
  'maxWords',
  'caseSensitive',
  'partial',
  'guidance',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** What a spreadsheet would run as a formula is kept a text by an apostrophe (CWE-1236). */
export const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** A cell without the apostrophe that kept it a text. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Several texts in one cell, each in a line. */
export const toCell = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`))
    .join('\n');

export const fromCell = (cell: string): string[] =>
  cell === ''
    ? []
    : cell
        .split(/\r\n|\n|\r/)
        .map((line) =>
          line.replaceAll(/\\([\\n])/g, (_whole, sign: string) => (sign === 'n' ? '\n' : sign)),
        );
