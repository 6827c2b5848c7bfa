import { DataTable, NumberInput } from 'react-admin';
import { useFormat } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { CourseTermRecordFragment as Row } from './course-terms.generated.ts';

/** The parts of a year in which courses are offered. */
export function TermList() {
  const { formatDate } = useFormat();
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'startsOn', order: 'DESC' }}
      exportColumns={exportColumns}
      table={<TermTable />}
      bulkActions={<BulkDeleteButton />}
      phoneList={
        <PhoneList<Row>>
          {(term) => ({
            title: `${term.name} ${term.year}`,
            subtitle: `${formatDate(term.startsOn)} – ${formatDate(term.endsOn)}`,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <NumberInput key="year" source="year" step={1} />,
];

function TermTable() {
  const { formatDate } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['updatedAt']}>
      <DataTable.Col<Row>
        source="name"
        render={(term) => (
          <RecordLink resource="course-terms" id={term.id}>
            {term.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="year" render={(term) => String(term.year)} />
      <DataTable.Col<Row> source="startsOn" render={({ startsOn }) => formatDate(startsOn)} />
      <DataTable.Col<Row> source="endsOn" render={({ endsOn }) => formatDate(endsOn)} />
      <DataTable.NumberCol<Row> source="offeringCount" disableSort />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'name', cell: (term) => term.name },
  { field: 'year', cell: (term) => term.year },
  { field: 'startsOn', cell: (term) => term.startsOn },
  { field: 'endsOn', cell: (term) => term.endsOn },
  { field: 'offeringCount', cell: (term) => term.offeringCount },
  { field: 'updatedAt', cell: (term) => new Date(term.updatedAt) },
];
