import { DataTable } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { RelatedResults } from '../../shared/results/RelatedResults.tsx';
import { type ResultRow, useResultColumns } from '../../shared/results/useResultColumns.tsx';

/** How the exam went, the newest first. */
export function ExamResults() {
  const t = useT();
  const { student } = useResultColumns();
  return (
    <RelatedResults
      target="examId"
      empty={t('authoring.exam.noResults')}
      phoneRow={(result) => ({
        title: result.student.fullName,
        subtitle: result.group.name,
      })}
    >
      <DataTable.Col<ResultRow> {...student} />
      <DataTable.Col<ResultRow> source="groupId" disableSort render={({ group }) => group.name} />
      <DataTable.NumberCol<ResultRow> source="number" disableSort />
    </RelatedResults>
  );
}
