import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { appealKindNames, appealStatusNames } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { kindChoices, statusChoices } from './appeal-names.ts';
import type { AppealRowFragment } from './appeals.generated.ts';
import { AppealStatusChip } from './AppealStatusChip.tsx';

type Row = AppealRowFragment;

/** The queue: appeals of the regions that the person runs, the newest first. */
export function AppealList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exportColumns={exportColumns}
      table={<AppealTable />}
      phoneList={
        <PhoneList<Row>>
          {(appeal) => ({
            title: appeal.person.fullName,
            subtitle: appeal.title,
            state: <AppealStatusChip status={appeal.status} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="waiting" source="waiting" />,
  <SelectInput key="status" source="status" choices={statusChoices} />,
  <SelectInput key="subjectKind" source="subjectKind" choices={kindChoices} />,
  <ReferenceFilter key="groupId" source="groupId" reference="groups" />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
];

function AppealTable() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false}>
      <DataTable.Col<Row>
        source="person"
        disableSort
        render={({ id, person }) => (
          <RecordLink resource="appeals" id={id}>
            {person.fullName}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="title" disableSort />
      <DataTable.Col<Row>
        source="subjectKind"
        disableSort
        render={({ subjectKind }) => t(appealKindNames[subjectKind])}
      />
      <DataTable.Col<Row> source="group" disableSort render={({ group }) => group.name} />
      <DataTable.Col<Row>
        source="status"
        render={({ status }) => <AppealStatusChip status={status} />}
      />
      <DataTable.Col<Row> source="createdAt" render={(row) => formatDateTime(row.createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'createdAt', cell: (appeal) => new Date(appeal.createdAt) },
  { field: 'person', cell: (appeal) => appeal.person.fullName },
  { field: 'group', cell: (appeal) => appeal.group.name },
  { field: 'subjectKind', cell: (appeal, t) => t(appealKindNames[appeal.subjectKind]) },
  { field: 'title', cell: (appeal) => appeal.title },
  { field: 'reason', cell: (appeal) => appeal.reason },
  { field: 'status', cell: (appeal, t) => t(appealStatusNames[appeal.status]) },
  { field: 'answer', cell: (appeal) => appeal.answer },
  { field: 'decidedByName', cell: (appeal) => appeal.decidedByName },
  {
    field: 'decidedAt',
    cell: ({ decidedAt }) => (decidedAt === null ? null : new Date(decidedAt)),
  },
];
