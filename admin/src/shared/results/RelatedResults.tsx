import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { ResultChip } from '../fields/ResultChip.tsx';
import type { PhoneRow } from '../list/PhoneList.tsx';
import { RelatedList } from '../record/RelatedList.tsx';
import { type ResultRow, useResultColumns } from './useResultColumns.tsx';

export interface RelatedResultsProps {
  /** The filter of the results that names the record at hand. */
  readonly target: 'examId' | 'groupId' | 'studentId';
  /** What to say when there are none. */
  readonly empty: string;
  /** What a row shows under 768 px, besides how it went. */
  readonly phoneRow: (result: ResultRow) => Pick<PhoneRow, 'title' | 'subtitle'>;
  /** The columns before those of how it went. */
  readonly children: ReactNode;
}

/** The exam results that belong to the record at hand, the newest first. */
export function RelatedResults({ target, empty, phoneRow, children }: RelatedResultsProps) {
  const t = useT();
  const { status, score, finishedAt } = useResultColumns();
  return (
    <RelatedList<ResultRow>
      title={t('resources.examResults.plural')}
      reference="examResults"
      target={target}
      sort={{ field: 'finishedAt', order: 'DESC' }}
      empty={empty}
      phoneRow={(result) => ({
        ...phoneRow(result),
        state: <ResultChip status={result.status} />,
      })}
    >
      <DataTable<ResultRow> rowClick="show" bulkActionButtons={false}>
        {children}
        <DataTable.Col<ResultRow> {...status} />
        <DataTable.Col<ResultRow> {...score} />
        <DataTable.Col<ResultRow> {...finishedAt} />
      </DataTable>
    </RelatedList>
  );
}
