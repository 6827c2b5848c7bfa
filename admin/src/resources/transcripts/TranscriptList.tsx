import { DataTable, NullableBooleanInput } from 'react-admin';
import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { DayInput } from '../../shared/inputs/DayInput.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { TranscriptChip } from './TranscriptChip.tsx';
import type { IssuedTranscriptRowFragment } from './transcripts.generated.ts';

type Row = IssuedTranscriptRowFragment;

/** What was issued to the people whom somebody looks after, the newest first. */
export function TranscriptList() {
  const t = useT();
  return (
    <ListPage<Row>
      createLabel={t('resources.transcripts.issue')}
      filters={filters}
      sort={{ field: 'issuedAt', order: 'DESC' }}
      exportColumns={exportColumns}
      table={<TranscriptTable />}
      phoneList={
        <PhoneList<Row>>
          {({ student, code, revokedAt }) => ({
            title: student.fullName,
            subtitle: code,
            state: <TranscriptChip revokedAt={revokedAt} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="revoked" source="revoked" />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
  <ReferenceFilter key="studentId" source="studentId" reference="users" optionText="fullName" />,
  <DayInput key="issuedFrom" source="issuedFrom" />,
  <DayInput key="issuedTo" source="issuedTo" />,
];

function TranscriptTable() {
  const { formatDateTime } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false}>
      <DataTable.Col<Row>
        source="student"
        disableSort
        render={({ id, student }) => (
          <RecordLink resource="transcripts" id={id}>
            {student.fullName}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="code" />
      <DataTable.Col<Row>
        source="locale"
        disableSort
        render={({ locale }) => localeOf(locale).label}
      />
      <DataTable.Col<Row>
        source="state"
        disableSort
        render={({ revokedAt }) => <TranscriptChip revokedAt={revokedAt} />}
      />
      <DataTable.Col<Row> source="issuedAt" render={(row) => formatDateTime(row.issuedAt)} />
      <DataTable.Col<Row> source="issuedByName" disableSort />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'student', cell: ({ student }) => student.fullName },
  { field: 'code', cell: ({ code }) => code },
  { field: 'locale', cell: ({ locale }) => localeOf(locale).label },
  { field: 'issuedAt', cell: ({ issuedAt }) => new Date(issuedAt) },
  { field: 'issuedByName', cell: ({ issuedByName }) => issuedByName },
  {
    field: 'revokedAt',
    cell: ({ revokedAt }) => (revokedAt === null ? null : new Date(revokedAt)),
  },
  { field: 'revokeReason', cell: ({ revokeReason }) => revokeReason },
];
