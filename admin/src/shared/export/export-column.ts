import type { Translator } from '@lampstand/i18n';
import type { Cell } from './csv.ts';

/** A cell before it is written: yes or no in the reader's language, a moment in their time zone. */
export type ExportValue = Cell | boolean | Date;

/** A column of an export; its heading is the label of the field. */
export interface ExportColumn<Row> {
  readonly field: string;
  /** `t` is for what is kept as a code: the file is read by people. */
  readonly cell: (row: Row, t: Translator) => ExportValue;
}
