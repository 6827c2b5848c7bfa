import { DataTable, DateInput, SelectInput, TextInput } from 'react-admin';
import { useFormat } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { ActionFilter } from './ActionFilter.tsx';
import { CrashesButton } from './CrashesButton.tsx';
import { LogPerson } from './LogPerson.tsx';
import { LogRecord } from './LogRecord.tsx';
import type { LogitRow as Row } from './logits.binding.ts';

/** The log: who did what to which record, and what the apps reported. */
export function LogitList() {
  const { formatDateTime } = useFormat();
  return (
    <ListPage<Row>
      filters={filters}
      filterDefaultValues={{ source: 'ACTION' }}
      sort={{ field: 'at', order: 'DESC' }}
      exportColumns={exportColumns}
      actions={<CrashesButton />}
      table={<LogitTable />}
      phoneList={
        <PhoneList<Row>>
          {(entry) => ({
            title: entry.action,
            subtitle: [entry.userName, formatDateTime(entry.at)].filter(Boolean).join(' · '),
          })}
        </PhoneList>
      }
    />
  );
}

const sources = [
  { id: 'ACTION', name: 'resources.logits.sourceAction' },
  { id: 'REPORT', name: 'resources.logits.sourceReport' },
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput key="source" source="source" choices={sources} alwaysOn required />,
  <ReferenceFilter key="userId" source="userId" reference="users" />,
  <ActionFilter key="action" source="action" />,
  <TextInput key="type" source="type" />,
  <TextInput key="recordId" source="recordId" />,
  <TextInput key="groupId" source="groupId" />,
  <DateInput key="after" source="after" />,
  <DateInput key="until" source="until" />,
];

function LogitTable() {
  const { formatDateTime } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['throughName']}>
      <DataTable.Col<Row>
        source="at"
        render={(entry) => (
          <RecordLink resource="logits" id={entry.id}>
            {formatDateTime(entry.at, { dateStyle: 'medium', timeStyle: 'medium' })}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="userId"
        disableSort
        render={(entry) => <LogPerson entry={entry} />}
      />
      <DataTable.Col<Row> source="throughName" disableSort />
      <DataTable.Col<Row> source="action" disableSort />
      <DataTable.Col<Row> source="type" disableSort />
      <DataTable.Col<Row>
        source="recordId"
        disableSort
        render={(entry) => <LogRecord entry={entry} />}
      />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'at', cell: ({ at }) => new Date(at) },
  { field: 'userId', cell: ({ userName, userId }) => userName ?? userId },
  { field: 'throughName', cell: ({ throughName }) => throughName },
  { field: 'action', cell: ({ action }) => action },
  { field: 'type', cell: ({ type }) => type },
  { field: 'recordId', cell: ({ entity, entityId }) => entityId && `${entity} ${entityId}` },
];
