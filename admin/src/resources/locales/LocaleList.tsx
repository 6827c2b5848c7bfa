import { DataTable, NullableBooleanInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { EnabledChip } from '../../shared/fields/EnabledChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { LocaleFieldsFragment as Row } from './locales.generated.ts';

/** The languages of the product, in the order of the language picker. */
export function LocaleList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<LocaleTable />}
      phoneList={
        <PhoneList<Row>>
          {(locale) => ({
            title: locale.name,
            subtitle: locale.label,
            state: <EnabledChip enabled={locale.enabled} />,
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

function LocaleTable() {
  const t = useT();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false}>
      <DataTable.NumberCol<Row> source="position" />
      <DataTable.Col<Row>
        source="name"
        render={(locale) => (
          <RecordLink resource="locales" id={locale.id}>
            {locale.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="label" />
      <DataTable.Col<Row> source="value" />
      <DataTable.Col<Row>
        source="enabled"
        label={t('common.status')}
        disableSort
        render={(locale) => <EnabledChip enabled={locale.enabled} />}
      />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'position', cell: (locale) => locale.position },
  { field: 'name', cell: (locale) => locale.name },
  { field: 'label', cell: (locale) => locale.label },
  { field: 'value', cell: (locale) => locale.value },
  { field: 'enabled', cell: (locale) => locale.enabled },
];
