import { DataTable, type RaRecord } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RelatedList } from '../../shared/record/RelatedList.tsx';
import { AddToCourseLink } from './AddToCourseLink.tsx';
import type { CourseRecord } from './courses.binding.ts';

/** What the table needs of a row of the exams' list. */
interface Row extends RaRecord {
  readonly id: string;
  readonly title: string;
  readonly published: boolean;
  readonly passMark: number;
}

/** The exams of a course. */
export function CourseExams({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const { formatPercent } = useFormat();
  return (
    <RelatedList<Row>
      title={t('resources.exams.plural')}
      reference="exams"
      target="courseId"
      sort={{ field: 'title', order: 'ASC' }}
      empty={t('resources.courses.noExams')}
      actions={
        <AddToCourseLink
          resource="exams"
          label={t('resources.courses.addExam')}
          start={{ courseId: course.id }}
        />
      }
      phoneRow={(exam) => ({
        title: exam.title,
        state: <PublishedChip published={exam.published} />,
      })}
    >
      <DataTable<Row> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<Row>
          source="title"
          render={(exam) => (
            <RecordLink resource="exams" id={exam.id}>
              {exam.title}
            </RecordLink>
          )}
        />
        <DataTable.NumberCol<Row> source="questionCount" disableSort />
        <DataTable.NumberCol<Row> source="totalPoints" disableSort />
        <DataTable.Col<Row>
          source="passMark"
          disableSort
          align="right"
          render={(exam) => formatPercent(exam.passMark / 100)}
        />
        <DataTable.NumberCol<Row> source="allowedAttempts" disableSort />
        <DataTable.Col<Row>
          source="published"
          label={t('common.status')}
          disableSort
          render={(exam) => <PublishedChip published={exam.published} />}
        />
      </DataTable>
    </RelatedList>
  );
}
