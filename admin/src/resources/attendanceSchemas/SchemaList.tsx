import { DataTable, NullableBooleanInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { AttendanceSchemasListQuery } from './attendance-schemas.generated.ts';
import { DefaultChip } from './DefaultChip.tsx';

type Row = AttendanceSchemasListQuery['attendanceSchemas']['items'][number];

/** The rules by which the college judges attendance. */
export function SchemaList() {
  const t = useT();
  const { formatPercent } = useFormat();
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<SchemaTable />}
      bulkActions={<BulkDeleteButton />}
      phoneList={
        <PhoneList<Row>>
          {(schema) => ({
            title: schema.name,
            subtitle: t('resources.attendanceSchemas.absencesCost', {
              count: schema.graceAbsentsPerTerm + 1,
              percent: formatPercent(-schema.absenceDeduction / 100),
            }),
            state: schema.isDefault && <DefaultChip />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="inUse" source="inUse" />,
  <NullableBooleanInput key="isDefault" source="isDefault" />,
];

function SchemaTable() {
  const { formatDate, formatPercent } = useFormat();
  const share = (percent: number) => formatPercent(percent / 100);
  return (
    <DataTable<Row>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['createdAt', 'updatedAt']}
    >
      <DataTable.Col<Row>
        source="name"
        render={(schema) => (
          <RecordLink resource="attendanceSchemas" id={schema.id}>
            {schema.name}
          </RecordLink>
        )}
      />
      <DataTable.NumberCol<Row> source="minutesLateThreshold" disableSort />
      <DataTable.NumberCol<Row> source="graceAbsentsPerTerm" disableSort />
      <DataTable.Col<Row>
        source="absenceDeduction"
        align="right"
        disableSort
        render={(schema) => share(schema.absenceDeduction)}
      />
      <DataTable.NumberCol<Row> source="graceLatesPerTerm" disableSort />
      <DataTable.Col<Row>
        source="lateDeduction"
        align="right"
        disableSort
        render={(schema) => share(schema.lateDeduction)}
      />
      <DataTable.NumberCol<Row> source="groupCount" disableSort />
      <DataTable.Col<Row>
        source="isDefault"
        disableSort
        render={(schema) => schema.isDefault && <DefaultChip />}
      />
      <DataTable.Col<Row> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'name', cell: (schema) => schema.name },
  { field: 'minutesLateThreshold', cell: (schema) => schema.minutesLateThreshold },
  { field: 'graceAbsentsPerTerm', cell: (schema) => schema.graceAbsentsPerTerm },
  { field: 'absenceDeduction', cell: (schema) => schema.absenceDeduction },
  { field: 'graceLatesPerTerm', cell: (schema) => schema.graceLatesPerTerm },
  { field: 'lateDeduction', cell: (schema) => schema.lateDeduction },
  { field: 'groupCount', cell: (schema) => schema.groupCount },
  { field: 'isDefault', cell: (schema) => schema.isDefault },
  { field: 'createdAt', cell: (schema) => new Date(schema.createdAt) },
];
