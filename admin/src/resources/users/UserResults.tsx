import { DataTable, type RaRecord } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ResultChip, type ResultState } from '../../shared/fields/ResultChip.tsx';
import { RelatedList } from '../../shared/record/RelatedList.tsx';

/** What the table needs of a row of the exam results' list. */
interface Row extends RaRecord {
  readonly id: string;
  readonly exam: { readonly title: string };
  readonly status: ResultState;
  readonly score: number;
  readonly finishedAt: string;
}

/** The person's finished exams, the newest first. */
export function UserResults() {
  const t = useT();
  const { formatDateTime, formatPercent } = useFormat();
  return (
    <RelatedList<Row>
      title={t('resources.examResults.plural')}
      reference="examResults"
      target="studentId"
      sort={{ field: 'finishedAt', order: 'DESC' }}
      empty={t('resources.users.noResults')}
      phoneRow={(result) => ({
        title: result.exam.title,
        subtitle: formatDateTime(result.finishedAt),
        state: <ResultChip status={result.status} />,
      })}
    >
      <DataTable<Row> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<Row>
          source="examId"
          disableSort
          render={(result) => (
            <RecordLink resource="examResults" id={result.id}>
              {result.exam.title}
            </RecordLink>
          )}
        />
        <DataTable.Col<Row>
          source="status"
          disableSort
          render={(result) => <ResultChip status={result.status} />}
        />
        <DataTable.Col<Row>
          source="score"
          align="right"
          render={(result) => formatPercent(result.score / 100)}
        />
        <DataTable.Col<Row>
          source="finishedAt"
          render={(result) => formatDateTime(result.finishedAt)}
        />
      </DataTable>
    </RelatedList>
  );
}
