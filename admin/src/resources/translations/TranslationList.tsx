import { DataTable, NullableBooleanInput, SelectInput, useListContext } from 'react-admin';
import { defaultLocale, localeOf } from '@lampstand/i18n';
import { useFormat, useLocale } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { AreaFilter } from './AreaFilter.tsx';
import { PublicationsButton } from './PublicationsButton.tsx';
import { PublishButton } from './PublishButton.tsx';
import { StatusChip } from './StatusChip.tsx';
import { statusChoices, statusNames } from './translation-status.ts';
import type { TranslationRecordFragment as Row } from './translations.generated.ts';

/** Every message of the product in the language that is read and the one that is written. */
export function TranslationList() {
  const { code } = useLocale();
  return (
    <ListPage<Row>
      filters={filters}
      filterDefaultValues={{ readLocale: defaultLocale, writeLocale: code }}
      sort={{ field: 'id', order: 'ASC' }}
      exportColumns={exportColumns}
      actions={<Publishing />}
      table={<TranslationTable />}
      phoneList={
        <PhoneList<Row>>
          {(entry) => ({
            title: entry.text ?? entry.bundled,
            subtitle: entry.message,
            state: entry.status !== 'BUNDLED' && <StatusChip status={entry.status} />,
          })}
        </PhoneList>
      }
    />
  );
}

/** What concerns the written language as a whole. */
function Publishing() {
  const { filterValues } = useListContext();
  const { code } = useLocale();
  const { writeLocale = code } = filterValues;
  const locale = localeOf(String(writeLocale)).code;
  return (
    <>
      <PublicationsButton locale={locale} />
      <PublishButton locale={locale} />
    </>
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <LocaleChoice key="readLocale" source="readLocale" alwaysOn />,
  <LocaleChoice key="writeLocale" source="writeLocale" alwaysOn />,
  <AreaFilter key="area" source="area" />,
  <SelectInput key="status" source="status" choices={statusChoices} />,
  <NullableBooleanInput key="missing" source="missing" />,
];

function TranslationTable() {
  const { formatDateTime } = useFormat();
  return (
    <DataTable<Row>
      rowClick="edit"
      bulkActionButtons={false}
      hiddenColumns={['english', 'area', 'updatedAt', 'updatedByName']}
    >
      <DataTable.Col<Row>
        source="id"
        render={(entry) => (
          <RecordLink resource="translations" id={entry.id}>
            {entry.message}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="area" disableSort />
      <DataTable.Col<Row> source="english" disableSort />
      <DataTable.Col<Row> source="read" disableSort />
      <DataTable.Col<Row>
        source="text"
        label="resources.translations.name"
        disableSort
        render={({ text, bundled }) => text ?? bundled}
      />
      <DataTable.Col<Row>
        source="status"
        disableSort
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<Row>
        source="updatedAt"
        render={({ updatedAt }) => updatedAt && formatDateTime(updatedAt)}
      />
      <DataTable.Col<Row> source="updatedByName" disableSort />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'id', cell: ({ message }) => message },
  { field: 'writeLocale', cell: ({ locale }) => locale },
  { field: 'english', cell: ({ english }) => english },
  { field: 'read', cell: ({ read }) => read },
  { field: 'bundled', cell: ({ bundled }) => bundled },
  { field: 'text', cell: ({ text }) => text },
  { field: 'publishedText', cell: ({ publishedText }) => publishedText },
  { field: 'status', cell: ({ status }, t) => t(statusNames[status]) },
  { field: 'updatedAt', cell: ({ updatedAt }) => updatedAt && new Date(updatedAt) },
  { field: 'updatedByName', cell: ({ updatedByName }) => updatedByName },
];
