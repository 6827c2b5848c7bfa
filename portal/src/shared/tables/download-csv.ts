import Papa from 'papaparse';
import { saveFile } from '../files/save-file.ts';

type Cells = readonly (readonly (string | number)[])[];

/**
 * Spreadsheets read it in any script (byte order mark), and take no cell for a formula, whatever
 * somebody is called.
 */
export function csvOf(table: Cells): string {
  const rows = table.map((row) => [...row]);
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: /^\s*[=+\-@\t\r＝＋－＠]/, newline: '\r\n' })}`;
}

export function downloadCsv(table: Cells, fileName: string): void {
  saveFile(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), fileName);
}
