import Papa from 'papaparse';

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
  const url = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
