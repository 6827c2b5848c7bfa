import { useMemo } from 'react';
import type { Exporter, RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { downloadText } from './download-text.ts';
import type { ExportColumn } from './export-column.ts';
import { toCell } from './to-cell.ts';
import { useCsvWriter } from './useCsvWriter.ts';

/** A list's `exporter`: writes the rows it is given as `<list>.csv`, under the fields' labels. */
export function useCsvExporter<Row extends RaRecord>(
  columns: readonly ExportColumn<Row>[],
): Exporter<Row> {
  const t = useT();
  const { plural, label } = useResourceTexts();
  const csvWriter = useCsvWriter();
  return useMemo(
    () => async (rows: readonly Row[]) => {
      const toCsv = await csvWriter();
      if (!toCsv) return;
      const header = columns.map(({ field }) => label(field));
      const cells = rows.map((row) => columns.map(({ cell }) => toCell(cell(row, t), t)));
      downloadText(toCsv(header, cells), `${plural}.csv`, 'text/csv;charset=utf-8');
    },
    [columns, csvWriter, label, plural, t],
  );
}
