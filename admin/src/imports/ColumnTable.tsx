import { useT } from '@lampstand/i18n/react';
import { fieldLabel } from './field-labels.ts';
import type { ImportField, Mapping } from './mapping.ts';
import type { CsvTable } from './read-csv.ts';
import styles from './tables.module.css';

export interface ColumnTableProps {
  readonly table: CsvTable;
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

const SAMPLES = 3;

/** Each column of the file with its first values, and what it becomes. */
export function ColumnTable({ table, fields, mapping, onChange }: ColumnTableProps) {
  const t = useT();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('admin.imports.column')}</th>
            <th scope="col">{t('admin.imports.becomes')}</th>
            <th scope="col">{t('admin.imports.sample')}</th>
          </tr>
        </thead>
        <tbody>
          {table.heading.map((column, at) => (
            // Columns of a file may share a name; their place is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key -- columns never move
            <tr key={at}>
              <th scope="row">{column}</th>
              <td>
                <select
                  className={styles.select}
                  aria-label={t('admin.imports.becomesOf', { column })}
                  value={mapping[at] ?? ''}
                  onChange={({ currentTarget }) =>
                    onChange(
                      table.heading.map((_, each) =>
                        each === at ? currentTarget.value : (mapping[each] ?? ''),
                      ),
                    )
                  }
                >
                  <option value="">{t('admin.imports.leaveOut')}</option>
                  {fields.map(({ name }) => (
                    <option key={name} value={name}>
                      {fieldLabel(t, name)}
                    </option>
                  ))}
                </select>
              </td>
              <td className={styles.sample}>
                {table.rows
                  .slice(0, SAMPLES)
                  .map(({ values }) => values[at])
                  .filter(Boolean)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
