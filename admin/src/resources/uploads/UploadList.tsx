import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { purposeChoices, purposeOf, stateChoices, stateName } from './upload-names.ts';
import type { UploadRowFragment as Row } from './uploads.generated.ts';

const MEGABYTE = 1024 * 1024;
const inMegabytes = { style: 'unit', unit: 'megabyte' } as const;
const megabytes = ({ fileSize }: Row): number => Math.ceil((10 * fileSize) / MEGABYTE) / 10;

/** Everybody's uploads: those that stopped can be given up. */
export function UploadList() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <ListPage<Row>
      filters={filters}
      filterDefaultValues={{ status: 'UPLOADING' }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exportColumns={exportColumns}
      bulkActions={<BulkDeleteButton />}
      table={<UploadTable />}
      phoneList={
        <PhoneList<Row>>
          {(upload) => ({
            title: upload.fileName,
            subtitle: [upload.createdByName, formatDateTime(upload.lastPartAt)]
              .filter(Boolean)
              .join(' · '),
            status: t.dynamic(stateName(upload)),
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="fields.status"
    choices={stateChoices}
    alwaysOn
  />,
  <NullableBooleanInput key="stuck" source="stuck" />,
  <SelectInput key="itemType" source="itemType" choices={purposeChoices} />,
  <ReferenceFilter key="userId" source="userId" reference="users" />,
];

function UploadTable() {
  const t = useT();
  const { formatDateTime, formatNumber } = useFormat();
  return (
    <DataTable<Row>
      rowClick={false}
      bulkActionButtons={false}
      hiddenColumns={['title', 'checksum']}
    >
      <DataTable.Col<Row> source="fileName" />
      <DataTable.Col<Row> source="title" disableSort />
      <DataTable.Col<Row>
        source="status"
        disableSort
        render={(upload) => upload.errorText ?? t.dynamic(stateName(upload))}
      />
      <DataTable.Col<Row>
        source="itemType"
        disableSort
        render={(upload) => (
          <RecordLink resource={purposeOf(upload).resource} id={upload.itemId}>
            {t.dynamic(purposeOf(upload).name)}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="fileSize"
        render={(upload) => formatNumber(megabytes(upload), inMegabytes)}
      />
      <DataTable.Col<Row> source="checksum" disableSort />
      <DataTable.Col<Row> source="createdByName" disableSort />
      <DataTable.Col<Row>
        source="createdAt"
        render={({ createdAt }) => formatDateTime(createdAt)}
      />
      <DataTable.Col<Row>
        source="lastPartAt"
        render={({ lastPartAt }) => formatDateTime(lastPartAt)}
      />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'fileName', cell: ({ fileName }) => fileName },
  { field: 'title', cell: ({ title }) => title },
  { field: 'status', cell: (upload, t) => upload.errorText ?? t.dynamic(stateName(upload)) },
  { field: 'itemType', cell: (upload, t) => t.dynamic(purposeOf(upload).name) },
  { field: 'itemId', cell: ({ itemId }) => itemId },
  { field: 'fileSize', cell: ({ fileSize }) => fileSize },
  { field: 'checksum', cell: ({ checksum }) => checksum },
  { field: 'createdByName', cell: ({ createdByName }) => createdByName },
  { field: 'createdAt', cell: ({ createdAt }) => new Date(createdAt) },
  { field: 'lastPartAt', cell: ({ lastPartAt }) => new Date(lastPartAt) },
];
