import { DataTable } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RelatedResults } from '../../shared/results/RelatedResults.tsx';
import type { ResultRow } from '../../shared/results/useResultColumns.tsx';

/** The person's finished exams, the newest first. */
export function UserResults() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <RelatedResults
      target="studentId"
      empty={t('resources.users.noResults')}
      phoneRow={({ exam, finishedAt }) => ({
        title: exam.title,
        subtitle: formatDateTime(finishedAt),
      })}
    >
      <DataTable.Col<ResultRow>
        source="examId"
        disableSort
        render={({ id, exam }) => (
          <RecordLink resource="examResults" id={id}>
            {exam.title}
          </RecordLink>
        )}
      />
    </RelatedResults>
  );
}
