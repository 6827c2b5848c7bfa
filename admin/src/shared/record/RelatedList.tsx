import type { ReactNode } from 'react';
import { ReferenceManyField, type SortPayload } from 'react-admin';
import { Card, EmptyState } from '@lampstand/ui';
import { Pager } from '../list/Pager.tsx';

export interface RelatedListProps {
  readonly title: string;
  readonly reference: string;
  /** The filter of the other resource that names the record at hand. */
  readonly target: string;
  readonly sort: SortPayload;
  /** What to say when there is nothing. */
  readonly empty: string;
  readonly actions?: ReactNode;
  /** A `DataTable` or `SimpleList`. */
  readonly children: ReactNode;
}

/** The records of another resource that belong to the one at hand, ten at a time. */
export function RelatedList(props: RelatedListProps) {
  const { title, reference, target, sort, empty, actions, children } = props;
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
        {children}
      </ReferenceManyField>
    </Card>
  );
}
