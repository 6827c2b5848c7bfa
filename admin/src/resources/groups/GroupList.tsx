import { DataTable, NullableBooleanInput, NumberInput, SelectInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { TermFilter } from '../../shared/inputs/TermFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { ArchivedChip } from './ArchivedChip.tsx';
import { GroupBulkActions } from './GroupBulkActions.tsx';
import type { GroupsListQuery } from './groups.generated.ts';
import { kindChoices, kindNames } from './kind-names.ts';

type Row = GroupsListQuery['groups']['items'][number];

/** The groups of the person's regions. */
export function GroupList() {
  const t = useT();
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'startsOn', order: 'DESC' }}
      exportColumns={exportColumns}
      table={<GroupTable />}
      filterDefaultValues={current}
      bulkActions={<GroupBulkActions />}
      actions={
        <ButtonLink to="/groups/preview/all" variant="outlined">
          {t('shell.groupsPreviewAll')}
        </ButtonLink>
      }
      phoneList={
        <PhoneList<Row>>
          {(group) => ({
            title: group.name,
            subtitle: `${group.region.name} · ${group.term}`,
            state: group.archived && <ArchivedChip archived />,
          })}
        </PhoneList>
      }
    />
  );
}

/** What is archived shows on demand. */
const current = { archived: false };

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
  <SelectInput key="kind" source="kind" choices={kindChoices} />,
  <NumberInput key="year" source="year" />,
  <TermFilter key="term" source="term" />,
  <ReferenceFilter
    key="attendanceSchemaId"
    source="attendanceSchemaId"
    reference="attendanceSchemas"
  />,
  <NullableBooleanInput key="archived" source="archived" />,
  <NullableBooleanInput key="withoutMembers" source="withoutMembers" />,
  <NullableBooleanInput key="withoutSchema" source="withoutSchema" />,
];

function GroupTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['createdAt']}>
      <DataTable.Col<Row>
        source="name"
        render={(group) => (
          <RecordLink resource="groups" id={group.id}>
            {group.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="regionId"
        disableSort
        render={(group) => (
          <RecordLink resource="regions" id={group.region.id}>
            {group.region.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="year" />
      <DataTable.Col<Row> source="term" disableSort />
      <DataTable.Col<Row> source="kind" disableSort render={(group) => t(kindNames[group.kind])} />
      <DataTable.NumberCol<Row> source="studentCount" disableSort />
      <DataTable.Col<Row> source="startsOn" render={(group) => formatDate(group.startsOn)} />
      <DataTable.Col<Row>
        source="endsOn"
        disableSort
        render={(group) => formatDate(group.endsOn)}
      />
      <DataTable.Col<Row>
        source="archived"
        label={t('common.status')}
        disableSort
        render={(group) => <ArchivedChip archived={group.archived} />}
      />
      <DataTable.Col<Row> source="createdAt" render={(group) => formatDate(group.createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'name', cell: (group) => group.name },
  { field: 'regionId', cell: (group) => group.region.name },
  { field: 'year', cell: (group) => group.year },
  { field: 'term', cell: (group) => group.term },
  { field: 'kind', cell: (group, t) => t(kindNames[group.kind]) },
  { field: 'studentCount', cell: (group) => group.studentCount },
  { field: 'startsOn', cell: (group) => group.startsOn },
  { field: 'endsOn', cell: (group) => group.endsOn },
  { field: 'archived', cell: (group) => group.archived },
  { field: 'createdAt', cell: (group) => new Date(group.createdAt) },
];
