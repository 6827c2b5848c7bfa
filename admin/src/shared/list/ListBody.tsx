import type { ReactElement, ReactNode } from 'react';
import { ListToolbar, useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Card, EmptyState } from '@lampstand/ui';
import { LoadError } from '../page/LoadError.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { WithSelection } from './WithSelection.tsx';
import styles from './ListBody.module.css';
import { Pager } from './Pager.tsx';

export interface ListBodyProps {
  readonly filters: ReactElement[];
  readonly tools: ReactElement;
  /** Under the words of a list that has no rows at all. */
  readonly emptyAction: ReactNode;
  /** What can be done with selected rows besides exporting them. */
  readonly bulkActions: ReactNode;
  readonly children: ReactNode;
}

/** Filters and tools, the rows in whatever state they are, and the pages. */
export function ListBody({ filters, tools, emptyAction, bulkActions, children }: ListBodyProps) {
  const t = useT();
  const { error, refetch, isPending, total, filterValues } = useListContext();
  if (!error && !isPending && total === 0 && Object.keys(filterValues).length === 0) {
    return (
      <Card>
        <EmptyState title={t('common.nothingToShow')} action={emptyAction} />
      </Card>
    );
  }
  return (
    <>
      <div data-print="hide">
        <ListToolbar filters={filters} actions={tools} />
      </div>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.rows}>
          {total === 0 ? <NothingFound /> : <WithSelection>{children}</WithSelection>}
        </div>
      )}
      <SelectionBar actions={bulkActions} />
      <div data-print="hide">
        <Pager />
      </div>
    </>
  );
}

/** The filters let nothing through. */
function NothingFound() {
  const t = useT();
  return <EmptyState title={t('admin.common.nothingFound')} />;
}
