import { BooleanField, DataTable, NullableBooleanInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { ExamsListQuery } from './exams.generated.ts';

type Row = ExamsListQuery['exams']['items'][number];

/** The exams of all courses. */
export function ExamList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<ExamTable />}
      phoneList={
        <PhoneList<Row>>
          {(exam) => ({
            title: exam.title,
            subtitle: exam.course.name,
            state: <PublishedChip published={exam.published} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="courseId" source="courseId" reference="courses" />,
  <NullableBooleanInput key="published" source="published" />,
];

function ExamTable() {
  const t = useT();
  const { formatDate, formatPercent } = useFormat();
  return (
    <DataTable<Row>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['openBook', 'createdAt']}
    >
      <DataTable.Col<Row>
        source="title"
        render={(exam) => (
          <RecordLink resource="exams" id={exam.id}>
            {exam.title}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="courseId"
        disableSort
        render={(exam) => (
          <RecordLink resource="courses" id={exam.course.id}>
            {exam.course.name}
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
      <DataTable.Col<Row> source="openBook" disableSort field={BooleanField} />
      <DataTable.Col<Row>
        source="published"
        label={t('common.status')}
        disableSort
        render={(exam) => <PublishedChip published={exam.published} />}
      />
      <DataTable.Col<Row> source="createdAt" render={(exam) => formatDate(exam.createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'title', cell: (exam) => exam.title },
  { field: 'courseId', cell: (exam) => `${exam.course.code} ${exam.course.name}` },
  { field: 'questionCount', cell: (exam) => exam.questionCount },
  { field: 'totalPoints', cell: (exam) => exam.totalPoints },
  { field: 'passMark', cell: (exam) => exam.passMark },
  { field: 'allowedAttempts', cell: (exam) => exam.allowedAttempts },
  { field: 'openBook', cell: (exam) => exam.openBook },
  { field: 'published', cell: (exam) => exam.published },
  { field: 'createdAt', cell: (exam) => new Date(exam.createdAt) },
];
