import { DataTable, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RelatedList } from '../../shared/record/RelatedList.tsx';

/** What the table needs of a row of the groups' list. */
interface Row extends RaRecord {
  readonly id: string;
  readonly name: string;
}

/** The groups of the region, the newest first. */
export function RegionGroups() {
  const t = useT();
  return (
    <RelatedList<Row>
      title={t('resources.groups.plural')}
      reference="groups"
      target="regionId"
      sort={{ field: 'startsOn', order: 'DESC' }}
      empty={t('common.nothingToShow')}
      phoneRow={(group) => ({ title: group.name })}
    >
      <DataTable<Row> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<Row>
          source="name"
          render={(group) => (
            <RecordLink resource="groups" id={group.id}>
              {group.name}
            </RecordLink>
          )}
        />
        <DataTable.Col<Row> source="year" />
        <DataTable.Col<Row> source="term" disableSort />
        <DataTable.NumberCol<Row> source="studentCount" disableSort />
      </DataTable>
    </RelatedList>
  );
}
