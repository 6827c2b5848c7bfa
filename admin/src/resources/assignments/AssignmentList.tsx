import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { AssignmentsListQuery } from './assignments.generated.ts';
import { kindChoices, kindNames } from './kind-names.ts';

type Row = AssignmentsListQuery['assignments']['items'][number];

/** The assignments of all courses. */
export function AssignmentList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<AssignmentTable />}
      phoneList={
        <PhoneList<Row>>
          {(assignment) => ({
            title: assignment.title,
            subtitle: assignment.course.name,
            state: <PublishedChip published={assignment.published} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="courseId" source="courseId" reference="courses" />,
  <SelectInput key="kind" source="kind" choices={kindChoices} />,
  <NullableBooleanInput key="published" source="published" />,
];

function AssignmentTable() {
  const t = useT();
  const { formatDate, formatNumber } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['createdAt']}>
      <DataTable.Col<Row>
        source="title"
        render={(assignment) => (
          <RecordLink resource="assignments" id={assignment.id}>
            {assignment.title}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="courseId"
        disableSort
        render={({ course }) => (
          <RecordLink resource="courses" id={course.id}>
            {course.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="kind" disableSort render={({ kind }) => t(kindNames[kind])} />
      <DataTable.Col<Row>
        source="weight"
        disableSort
        render={({ weight }) => formatNumber(weight)}
      />
      <DataTable.Col<Row>
        source="ungradedCount"
        disableSort
        render={({ ungradedCount }) => formatNumber(ungradedCount)}
      />
      <DataTable.Col<Row>
        source="published"
        label={t('common.status')}
        disableSort
        render={({ published }) => <PublishedChip published={published} />}
      />
      <DataTable.Col<Row> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'title', cell: ({ title }) => title },
  { field: 'courseId', cell: ({ course }) => course.name },
  { field: 'kind', cell: ({ kind }, t) => t(kindNames[kind]) },
  { field: 'weight', cell: ({ weight }) => weight },
  { field: 'ungradedCount', cell: ({ ungradedCount }) => ungradedCount },
  { field: 'gradedCount', cell: ({ gradedCount }) => gradedCount },
  { field: 'published', cell: ({ published }) => published },
  { field: 'createdAt', cell: ({ createdAt }) => new Date(createdAt) },
];
