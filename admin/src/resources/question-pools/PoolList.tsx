import { DataTable } from 'react-admin';
import { useFormat } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { QuestionPoolRecordFragment as Row } from './question-pools.generated.ts';

/** The pools of all courses. */
export function PoolList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<PoolTable />}
      bulkActions={<BulkDeleteButton />}
      phoneList={
        <PhoneList<Row>>{(pool) => ({ title: pool.name, subtitle: pool.course.name })}</PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="courseId" source="courseId" reference="courses" />,
];

function PoolTable() {
  const { formatDate } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false}>
      <DataTable.Col<Row>
        source="name"
        render={(pool) => (
          <RecordLink resource="question-pools" id={pool.id}>
            {pool.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="courseId" disableSort render={({ course }) => course.name} />
      <DataTable.NumberCol<Row> source="questionCount" disableSort />
      <DataTable.Col<Row> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'name', cell: (pool) => pool.name },
  { field: 'courseId', cell: (pool) => pool.course.name },
  { field: 'questionCount', cell: (pool) => pool.questionCount },
  { field: 'createdAt', cell: (pool) => new Date(pool.createdAt) },
];
