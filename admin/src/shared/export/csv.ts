import Papa from 'papaparse';

/** A cell: text, number, or nothing. */
export type Cell = string | number | null | undefined;

/**
 * Rows as CSV that every spreadsheet opens: quoted where needed (RFC 4180), with a byte order mark
 * so that Excel reads other scripts than Latin. A text that a spreadsheet would run as a formula is
 * kept text by an apostrophe (CWE-1236).
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const table = [header, ...rows].map((row) => row.map((cell) => cell ?? ''));
  return `\uFEFF${Papa.unparse(table, { escapeFormulae: /^\s*[=+\-@\t\r＝＋－＠]/, newline: '\r\n' })}`;
}
