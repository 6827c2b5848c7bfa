import { DataTable, SelectInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { CategoryRecordFragment as Row } from './categories.generated.ts';
import { ColorDot } from './ColorDot.tsx';
import { kindChoices, kindNames } from './kind-names.ts';

/** Names under which courses and other things are ordered. */
export function CategoryList() {
  const t = useT();
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<CategoryTable />}
      bulkActions={<BulkDeleteButton />}
      phoneList={
        <PhoneList<Row>>
          {(category) => ({
            title: category.name,
            subtitle: t(kindNames[category.kind]),
            state: <ColorDot color={category.color} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} />,
];

function CategoryTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['updatedAt']}>
      <DataTable.NumberCol<Row> source="position" />
      <DataTable.Col<Row>
        source="name"
        render={(category) => (
          <RecordLink resource="categories" id={category.id}>
            {category.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="kind"
        disableSort
        render={(category) => t(kindNames[category.kind])}
      />
      <DataTable.Col<Row>
        source="color"
        disableSort
        render={(category) => <ColorDot color={category.color} />}
      />
      <DataTable.NumberCol<Row> source="usedBy" disableSort />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'position', cell: (category) => category.position },
  { field: 'name', cell: (category) => category.name },
  { field: 'kind', cell: (category, t) => t(kindNames[category.kind]) },
  { field: 'color', cell: (category) => category.color },
  { field: 'description', cell: (category) => category.description },
  { field: 'usedBy', cell: (category) => category.usedBy },
  { field: 'updatedAt', cell: (category) => new Date(category.updatedAt) },
];
