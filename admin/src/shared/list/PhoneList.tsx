import { use, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { chevronRightPath, Icon } from '@lampstand/ui';
import { PageLoading } from '../page/PageLoading.tsx';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { SelectPage } from './SelectPage.tsx';
import { SelectRow } from './SelectRow.tsx';
import { SelectionContext } from './selection-context.ts';
import styles from './PhoneList.module.css';

/** What a narrow screen shows of a row. */
export interface PhoneRow {
  readonly title: string;
  readonly subtitle?: string;
  /** A state that calls for attention. */
  readonly state?: ReactNode;
}

export interface PhoneListProps<Row extends RaRecord> {
  /** Where a row leads; to the record's page unless told. */
  readonly pathOf?: (row: Row) => string;
  readonly children: (row: Row) => PhoneRow;
}

/** A list under 768 px: one link per row, beside its checkbox where rows can be selected. */
export function PhoneList<Row extends RaRecord>({ pathOf, children }: PhoneListProps<Row>) {
  const { data = [], isPending } = useListContext<Row>();
  const { resource } = useResourceTexts();
  const selectable = use(SelectionContext);
  if (isPending) return <PageLoading />;
  return (
    <ul className={styles.list}>
      {selectable && (
        <li className={styles.row}>
          <SelectPage shown />
        </li>
      )}
      {data.map((row) => {
        const { title, subtitle, state } = children(row);
        return (
          <li key={row.id} className={styles.row}>
            {selectable && <SelectRow record={row} />}
            <Link
              className={styles.link}
              to={pathOf?.(row) ?? `/${resource}/${encodeURIComponent(row.id)}/show`}
            >
              <span className={styles.body}>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
                </span>
                {state}
              </span>
              <Icon path={chevronRightPath} size="small" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
