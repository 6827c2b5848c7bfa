import { DataTable, NullableBooleanInput } from 'react-admin';
import { useFormat } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { TeachersListQuery } from './teachers.generated.ts';

type Row = TeachersListQuery['teachers']['items'][number];

/** Who teaches at the college. */
export function TeacherList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<TeacherTable />}
      bulkActions={<BulkDeleteButton />}
      phoneList={
        <PhoneList<Row>>
          {(teacher) => ({
            title: teacher.fullName,
            ...(teacher.email ? { subtitle: teacher.email } : {}),
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="courseId" source="courseId" reference="courses" />,
  <NullableBooleanInput key="hasAccount" source="hasAccount" />,
];

function TeacherTable() {
  const { formatDate } = useFormat();
  return (
    <DataTable<Row>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['createdAt', 'updatedAt']}
    >
      <DataTable.Col<Row>
        source="name"
        render={(teacher) => (
          <RecordLink resource="teachers" id={teacher.id}>
            {teacher.fullName}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="email" disableSort />
      <DataTable.Col<Row>
        source="userId"
        disableSort
        render={({ user }) =>
          user && (
            <RecordLink resource="users" id={user.id}>
              {user.fullName}
            </RecordLink>
          )
        }
      />
      <DataTable.NumberCol<Row> source="courseCount" disableSort />
      <DataTable.Col<Row> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'title', cell: (teacher) => teacher.title },
  { field: 'name', cell: (teacher) => teacher.name },
  { field: 'email', cell: (teacher) => teacher.email },
  { field: 'userId', cell: ({ user }) => user?.fullName },
  { field: 'courseCount', cell: (teacher) => teacher.courseCount },
  { field: 'createdAt', cell: (teacher) => new Date(teacher.createdAt) },
];
