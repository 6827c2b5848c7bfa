import type { ReactNode } from 'react';
import { ReferenceManyField, type RaRecord, type SortPayload } from 'react-admin';
import { Card, EmptyState } from '@lampstand/ui';
import { Pager } from '../list/Pager.tsx';
import { WithSortedHead } from '../list/WithSortedHead.tsx';
import { PhoneList, type PhoneRow } from '../list/PhoneList.tsx';
import { usePhone } from '../list/usePhone.ts';
import styles from './RelatedList.module.css';

export interface RelatedListProps<Row extends RaRecord> {
  readonly title: string;
  readonly reference: string;
  /** The filter of the other resource that names the record at hand. */
  readonly target: string;
  readonly sort: SortPayload;
  /** What to say when there is nothing. */
  readonly empty: string;
  readonly actions?: ReactNode;
  /** What a row shows under 768 px. */
  readonly phoneRow: (row: Row) => PhoneRow;
  /** A `DataTable`. */
  readonly children: ReactNode;
}

/** The records of another resource that belong to the one at hand, ten at a time. */
export function RelatedList<Row extends RaRecord>(props: RelatedListProps<Row>) {
  const { title, reference, target, sort, empty, actions, phoneRow, children } = props;
  const phone = usePhone();
  return (
    <Card title={title} actions={actions} flush>
      <ReferenceManyField
        reference={reference}
        target={target}
        sort={sort}
        perPage={10}
        pagination={<Pager />}
        empty={<EmptyState title={empty} />}
      >
        {phone ? (
          <PhoneList<Row>>{phoneRow}</PhoneList>
        ) : (
          <div className={styles.table}>
            <WithSortedHead>{children}</WithSortedHead>
          </div>
        )}
      </ReferenceManyField>
    </Card>
  );
}
