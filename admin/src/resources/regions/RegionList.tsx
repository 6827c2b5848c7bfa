import { DataTable, NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import type { Translator } from '@lampstand/i18n';
import { countryName } from '@lampstand/i18n/countries';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { ClosedChip } from './ClosedChip.tsx';
import { CurrencyFilter } from './CurrencyFilter.tsx';
import { typeChoices, typeNames } from './region-names.ts';
import type { RegionRecordFragment as Row } from './regions.generated.ts';

/** The campuses and offices that the person sees. */
export function RegionList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<RegionTable />}
      phoneList={
        <PhoneList<Row>>
          {(region) => ({
            title: region.name,
            subtitle: `${region.zone} · ${region.currency}`,
            state: region.closed && <ClosedChip closed />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput key="type" source="type" choices={typeChoices} />,
  <TextInput key="zone" source="zone" />,
  <CurrencyFilter key="currency" source="currency" />,
  <NullableBooleanInput key="closed" source="closed" />,
  <NullableBooleanInput key="withoutAttendanceAdmin" source="withoutAttendanceAdmin" />,
];

function RegionTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['slug', 'timeZone', 'createdAt']}
    >
      <DataTable.Col<Row>
        source="name"
        render={(region) => (
          <RecordLink resource="regions" id={region.id}>
            {region.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="slug" />
      <DataTable.Col<Row>
        source="type"
        disableSort
        render={(region) => t(typeNames[region.type])}
      />
      <DataTable.Col<Row> source="zone" />
      <DataTable.Col<Row> source="currency" />
      <DataTable.Col<Row> source="timeZone" disableSort />
      <DataTable.NumberCol<Row> source="userCount" disableSort />
      <DataTable.Col<Row>
        source="closed"
        label={t('common.status')}
        disableSort
        render={(region) => <ClosedChip closed={region.closed} />}
      />
      <DataTable.Col<Row> source="createdAt" render={(region) => formatDate(region.createdAt)} />
    </DataTable>
  );
}

/** Its name in the reader's language. */
const countryOf = ({ addressCountry }: Row, { locale }: Translator) =>
  addressCountry && countryName(addressCountry, locale.code);

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'name', cell: (region) => region.name },
  { field: 'slug', cell: (region) => region.slug },
  { field: 'type', cell: (region, t) => t(typeNames[region.type]) },
  { field: 'zone', cell: (region) => region.zone },
  { field: 'currency', cell: (region) => region.currency },
  { field: 'timeZone', cell: (region) => region.timeZone },
  { field: 'phone', cell: (region) => region.phone },
  { field: 'addressCity', cell: (region) => region.addressCity },
  { field: 'addressCountry', cell: countryOf },
  { field: 'userCount', cell: (region) => region.userCount },
  { field: 'closed', cell: (region) => region.closed },
  { field: 'createdAt', cell: (region) => new Date(region.createdAt) },
];
