import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { audienceChoices, readersOf } from '../../shared/fields/audience-names.ts';
import type { DocumentsListQuery } from './documents.generated.ts';

type Row = DocumentsListQuery['documents']['items'][number];

/** All documents of the college, drafts too. */
export function DocumentList() {
  const t = useT();
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      exportColumns={exportColumns}
      bulkActions={<BulkDeleteButton />}
      table={<DocumentTable />}
      phoneList={
        <PhoneList<Row>>
          {(document) => ({
            title: document.title,
            subtitle: readersOf(document.permissions, t),
            state: <PublishedChip published={document.published} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput key="audience" source="audience" choices={audienceChoices} />,
  <NullableBooleanInput key="published" source="published" />,
];

function DocumentTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['createdAt']}>
      <DataTable.Col<Row>
        source="title"
        render={(document) => (
          <RecordLink resource="documents" id={document.id}>
            {document.title}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="permissions"
        disableSort
        render={(document) => readersOf(document.permissions, t)}
      />
      <DataTable.Col<Row>
        source="published"
        label={t('common.status')}
        disableSort
        render={(document) => <PublishedChip published={document.published} />}
      />
      <DataTable.Col<Row> source="updatedByName" disableSort />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
      <DataTable.Col<Row> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'title', cell: (document) => document.title },
  { field: 'permissions', cell: (document, t) => readersOf(document.permissions, t) },
  { field: 'published', cell: (document) => document.published },
  { field: 'updatedByName', cell: (document) => document.updatedByName },
  { field: 'updatedAt', cell: (document) => new Date(document.updatedAt) },
  { field: 'createdAt', cell: (document) => new Date(document.createdAt) },
];
