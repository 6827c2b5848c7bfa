import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { chevronRightPath, Icon } from '@lampstand/ui';
import { PageLoading } from '../page/PageLoading.tsx';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import styles from './PhoneList.module.css';

/** What a narrow screen shows of a row. */
export interface PhoneRow {
  readonly title: string;
  readonly subtitle?: string;
  /** A state that calls for attention. */
  readonly state?: ReactNode;
}

export interface PhoneListProps<Row extends RaRecord> {
  readonly children: (row: Row) => PhoneRow;
}

/** A list under 768 px: one link per row, as wide as the screen. */
export function PhoneList<Row extends RaRecord>({ children }: PhoneListProps<Row>) {
  const { data = [], isPending } = useListContext<Row>();
  const { resource } = useResourceTexts();
  if (isPending) return <PageLoading />;
  return (
    <ul className={styles.list}>
      {data.map((row) => {
        const { title, subtitle, state } = children(row);
        return (
          <li key={row.id}>
            <Link className={styles.link} to={`/${resource}/${encodeURIComponent(row.id)}/show`}>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
              </span>
              {state}
              <Icon path={chevronRightPath} size="small" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
