import { DataTable } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { RelatedResults } from '../../shared/results/RelatedResults.tsx';
import { type ResultRow, useResultColumns } from '../../shared/results/useResultColumns.tsx';

/** The group's finished exams, the newest first. */
export function GroupResults() {
  const t = useT();
  const columns = useResultColumns();
  return (
    <RelatedResults
      target="groupId"
      empty={t('resources.groups.noResults')}
      phoneRow={({ student, exam }) => ({ title: student.fullName, subtitle: exam.title })}
    >
      <DataTable.Col<ResultRow> {...columns.student} />
      <DataTable.Col<ResultRow> {...columns.exam} />
    </RelatedResults>
  );
}
