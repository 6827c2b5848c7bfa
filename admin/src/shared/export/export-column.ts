import type { Cell } from './csv.ts';

/** A column of an export; its heading is the label of the field. */
export interface ExportColumn<Row> {
  readonly field: string;
  readonly cell: (row: Row) => Cell;
}
