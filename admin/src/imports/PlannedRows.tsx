import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, StatusChip } from '@lampstand/ui';
import type { Preview } from './preview.ts';
import { fateNames, fateTones } from './fates.ts';
import { fieldLabel } from './field-labels.ts';
import type { ImportInput } from './imports.generated.ts';
import styles from './tables.module.css';

export interface PlannedRowsProps {
  readonly input: ImportInput;
  readonly rows: Preview['rows'];
}

/** So many lines are drawn at once: thousands would make the page slow. */
const STEP = 100;

/** Every line with its fate: what was and would be, and what is wrong where it is wrong. */
export function PlannedRows({ input, rows }: PlannedRowsProps) {
  const t = useT();
  const [shown, setShown] = useState(STEP);
  const { fields } = input;
  const valuesOf = new Map(input.rows.map(({ line, values }) => [line, values]));
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('admin.imports.line')}</th>
              <th scope="col">{t('common.status')}</th>
              {fields.map((field) => (
                <th scope="col" key={field}>
                  {fieldLabel(t, field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <tr key={row.line}>
                <th scope="row">{row.line}</th>
                <td>
                  <StatusChip tone={fateTones[row.fate]}>{t(fateNames[row.fate])}</StatusChip>
                  <Reasons row={row} fields={fields} />
                </td>
                {fields.map((field, at) => (
                  <td key={field}>
                    <Cell row={row} field={field} value={valuesOf.get(row.line)?.[at] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown && (
        <Button variant="outlined" onClick={() => setShown(shown + STEP)}>
          {t('common.showMore')}
        </Button>
      )}
    </>
  );
}

type Row = Preview['rows'][number];

interface CellProps {
  readonly row: Row;
  readonly field: string;
  readonly value: string;
}

function Cell({ row, field, value }: CellProps) {
  const change = row.changes.find((each) => each.field === field);
  const reason = row.reasons.find((each) => each.field === field)?.reason;
  return (
    <>
      {change ? (
        <>
          {change.before !== null && (
            <>
              <del className={styles.before}>{change.before}</del>
              {' → '}
            </>
          )}
          <ins>{change.after}</ins>
        </>
      ) : (
        value
      )}
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

/** Reasons about columns that the file does not have. */
function Reasons({ row, fields }: { readonly row: Row; readonly fields: readonly string[] }) {
  const t = useT();
  return row.reasons
    .filter(({ field }) => !fields.includes(field))
    .map(({ field, reason }) => (
      <span key={field} className={styles.reason}>
        {`${fieldLabel(t, field)}: ${reason}`}
      </span>
    ));
}
