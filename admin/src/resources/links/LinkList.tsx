import { DataTable, NullableBooleanInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { LinkAudience } from './LinkAudience.tsx';
import type { LinkRecord as Row } from './links.binding.ts';
import { OrderButton } from './OrderButton.tsx';

/** Addresses elsewhere that students are shown, in the order in which they are. */
export function LinkList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      exportColumns={exportColumns}
      bulkActions={<BulkDeleteButton />}
      actions={<OrderButton />}
      table={<LinkTable />}
      phoneList={
        <PhoneList<Row>>
          {(link) => ({
            title: link.title,
            subtitle: link.address,
            state: <PublishedChip published={link.published} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
  <NullableBooleanInput key="published" source="published" />,
];

function LinkTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['updatedAt']}>
      <DataTable.NumberCol<Row> source="position" />
      <DataTable.Col<Row>
        source="title"
        render={(link) => (
          <RecordLink resource="links" id={link.id}>
            {link.title}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="address" disableSort />
      <DataTable.Col<Row>
        source="regionIds"
        label={t('resources.links.audience')}
        disableSort
        render={(link) => <LinkAudience link={link} />}
      />
      <DataTable.Col<Row>
        source="published"
        disableSort
        render={(link) => <PublishedChip published={link.published} />}
      />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'position', cell: (link) => link.position },
  { field: 'title', cell: (link) => link.title },
  { field: 'address', cell: (link) => link.address },
  { field: 'description', cell: (link) => link.description },
  { field: 'regionIds', cell: (link) => link.regions.map(({ name }) => name).join(', ') },
  { field: 'groupIds', cell: (link) => link.groups.map(({ name }) => name).join(', ') },
  { field: 'published', cell: (link) => link.published },
  { field: 'visibleFrom', cell: (link) => link.visibleFrom },
  { field: 'visibleUntil', cell: (link) => link.visibleUntil },
];
