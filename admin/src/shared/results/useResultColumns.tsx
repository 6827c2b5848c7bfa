import type { RaRecord } from 'react-admin';
import { useFormat } from '@lampstand/i18n/react';
import { RecordLink } from '../fields/RecordLink.tsx';
import { ResultChip, type ResultState } from '../fields/ResultChip.tsx';

/** What tables of exam results need of a row of their list. */
export interface ResultRow extends RaRecord {
  readonly id: string;
  readonly student: { readonly fullName: string };
  readonly exam: { readonly title: string };
  readonly group: { readonly name: string };
  readonly number: number;
  readonly status: ResultState;
  /** Whole per cent; means nothing while the result waits for marks. */
  readonly score: number;
  readonly finishedAt: string;
}

/**
 * The columns that tables of exam results have in common, as props of a `DataTable.Col`: the head of a
 * table reads them there. What names a row leads to the result.
 */
export function useResultColumns() {
  const { formatDateTime, formatPercent } = useFormat();
  return {
    student: {
      source: 'studentId',
      disableSort: true,
      render: ({ id, student }: ResultRow) => (
        <RecordLink resource="examResults" id={id}>
          {student.fullName}
        </RecordLink>
      ),
    },
    exam: {
      source: 'examId',
      disableSort: true,
      render: ({ exam }: ResultRow) => exam.title,
    },
    status: {
      source: 'status',
      disableSort: true,
      render: ({ status }: ResultRow) => <ResultChip status={status} />,
    },
    score: {
      source: 'score',
      align: 'right',
      render: ({ status, score }: ResultRow) => status !== 'MARKING' && formatPercent(score / 100),
    },
    finishedAt: {
      source: 'finishedAt',
      render: ({ finishedAt }: ResultRow) => formatDateTime(finishedAt),
    },
  } as const;
}
