import { DataTable, NullableBooleanInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { AccommodationRow as Row } from './accommodations.binding.ts';
import { ActiveChip } from './ActiveChip.tsx';

/** Students with conditions of their own in exams; why is in no list. */
export function AccommodationList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      exportColumns={exportColumns}
      table={<AccommodationTable />}
      phoneList={
        <PhoneList<Row>>
          {(row) => ({
            title: row.name,
            subtitle: regionsOf(row),
            state: <ActiveChip active={row.active} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="active" source="active" />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
];

function AccommodationTable() {
  const t = useT();
  const { formatDate, formatDateTime, formatPercent } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false}>
      <DataTable.Col<Row>
        source="person"
        disableSort
        render={(row) => (
          <RecordLink resource="accommodations" id={row.id}>
            {row.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="regions" disableSort render={regionsOf} />
      <DataTable.Col<Row>
        source="timeFactorPercent"
        disableSort
        render={(row) => formatPercent(row.timeFactorPercent / 100)}
      />
      <DataTable.NumberCol<Row> source="extraAttempts" disableSort />
      <DataTable.Col<Row>
        source="validUntil"
        render={({ validUntil }) => validUntil && formatDate(validUntil)}
      />
      <DataTable.Col<Row>
        source="active"
        label={t('common.status')}
        disableSort
        render={({ active }) => <ActiveChip active={active} />}
      />
      <DataTable.Col<Row> source="updatedAt" render={(row) => formatDateTime(row.updatedAt)} />
    </DataTable>
  );
}

const regionsOf = ({ regions }: Row): string => regions.map(({ name }) => name).join(', ');

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'person', cell: (row) => row.name },
  { field: 'regions', cell: regionsOf },
  { field: 'timeFactorPercent', cell: (row) => row.timeFactorPercent },
  { field: 'extraAttempts', cell: (row) => row.extraAttempts },
  { field: 'noLeaveRule', cell: (row) => row.noLeaveRule },
  { field: 'graceSeconds', cell: (row) => row.graceSeconds },
  { field: 'breakMinutes', cell: (row) => row.breakMinutes },
  { field: 'largerType', cell: (row) => row.largerType },
  { field: 'readAloud', cell: (row) => row.readAloud },
  { field: 'validUntil', cell: (row) => row.validUntil },
  { field: 'active', cell: (row) => row.active },
];
