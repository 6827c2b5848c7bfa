import { DataTable, type RaRecord } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ResultChip, type ResultState } from '../../shared/fields/ResultChip.tsx';
import { RelatedList } from '../../shared/record/RelatedList.tsx';

/** What the table needs of a row of the exam results' list. */
interface Row extends RaRecord {
  readonly id: string;
  readonly student: { readonly fullName: string };
  readonly group: { readonly name: string };
  readonly number: number;
  readonly status: ResultState;
  readonly score: number | null;
  readonly finishedAt: string | null;
}

/** How the exam went, the newest first. */
export function ExamResults() {
  const t = useT();
  const { formatDateTime, formatPercent } = useFormat();
  return (
    <RelatedList<Row>
      title={t('resources.examResults.plural')}
      reference="examResults"
      target="examId"
      sort={{ field: 'finishedAt', order: 'DESC' }}
      empty={t('authoring.exam.noResults')}
      phoneRow={(result) => ({
        title: result.student.fullName,
        subtitle: result.group.name,
        state: <ResultChip status={result.status} />,
      })}
    >
      <DataTable<Row> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<Row>
          source="studentId"
          disableSort
          render={(result) => (
            <RecordLink resource="examResults" id={result.id}>
              {result.student.fullName}
            </RecordLink>
          )}
        />
        <DataTable.Col<Row> source="groupId" disableSort render={(result) => result.group.name} />
        <DataTable.NumberCol<Row> source="number" disableSort />
        <DataTable.Col<Row>
          source="status"
          disableSort
          render={(result) => <ResultChip status={result.status} />}
        />
        <DataTable.Col<Row>
          source="score"
          align="right"
          render={(result) => result.score !== null && formatPercent(result.score / 100)}
        />
        <DataTable.Col<Row>
          source="finishedAt"
          render={(result) => result.finishedAt && formatDateTime(result.finishedAt)}
        />
      </DataTable>
    </RelatedList>
  );
}
