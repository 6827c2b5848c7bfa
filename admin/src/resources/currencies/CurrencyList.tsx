import { DataTable, NullableBooleanInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { EnabledChip } from '../../shared/fields/EnabledChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { CurrencyFieldsFragment as Row } from './currencies.generated.ts';

/** The currencies that the college reckons in. */
export function CurrencyList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'value', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<CurrencyTable />}
      bulkActions={<BulkDeleteButton />}
      phoneList={
        <PhoneList<Row>>
          {(currency) => ({
            title: currency.label,
            subtitle: currency.value,
            state: <EnabledChip enabled={currency.enabled} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="enabled" source="enabled" />,
];

function CurrencyTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['updatedAt']}>
      <DataTable.Col<Row> source="value" />
      <DataTable.Col<Row>
        source="label"
        render={(currency) => (
          <RecordLink resource="currencies" id={currency.id}>
            {currency.label}
          </RecordLink>
        )}
      />
      <DataTable.NumberCol<Row> source="decimals" />
      <DataTable.Col<Row>
        source="enabled"
        label={t('common.status')}
        disableSort
        render={(currency) => <EnabledChip enabled={currency.enabled} />}
      />
      <DataTable.NumberCol<Row> source="regionCount" disableSort />
      <DataTable.NumberCol<Row> source="userCount" disableSort />
      <DataTable.NumberCol<Row> source="rateCount" disableSort />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'value', cell: (currency) => currency.value },
  { field: 'label', cell: (currency) => currency.label },
  { field: 'decimals', cell: (currency) => currency.decimals },
  { field: 'enabled', cell: (currency) => currency.enabled },
  { field: 'regionCount', cell: (currency) => currency.regionCount },
  { field: 'userCount', cell: (currency) => currency.userCount },
  { field: 'rateCount', cell: (currency) => currency.rateCount },
  { field: 'updatedAt', cell: (currency) => new Date(currency.updatedAt) },
];
