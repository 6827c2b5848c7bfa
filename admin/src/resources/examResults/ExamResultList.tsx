import { DataTable, SelectInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ResultChip } from '../../shared/fields/ResultChip.tsx';
import { DayInput } from '../../shared/inputs/DayInput.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { useResultColumns } from '../../shared/results/useResultColumns.tsx';
import type { ExamResultsListQuery } from './exam-results.generated.ts';

type Row = ExamResultsListQuery['examResults']['items'][number];

/** Every finished attempt of the person's regions, the newest first. */
export function ExamResultList() {
  const t = useT();
  const may = useMay();
  return (
    <ListPage<Row>
      actions={
        may('mark', 'examResults') && (
          <ButtonLink variant="outlined" to="/examResults/marking">
            {t('authoring.marking.toMark')}
          </ButtonLink>
        )
      }
      createLabel={t('resources.examResults.record')}
      filters={filters}
      sort={{ field: 'finishedAt', order: 'DESC' }}
      exportColumns={exportColumns}
      table={<ExamResultTable />}
      phoneList={
        <PhoneList<Row>>
          {(result) => ({
            title: result.student.fullName,
            subtitle: `${result.course.code} · ${result.exam.title}`,
            state: <ResultChip status={result.status} />,
          })}
        </PhoneList>
      }
    />
  );
}

const statusChoices = [
  { id: 'PASSED', name: 'resources.examResults.statusPassed' },
  { id: 'FAILED', name: 'resources.examResults.statusFailed' },
  { id: 'MARKING', name: 'resources.examResults.statusMarking' },
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="groupId" source="groupId" reference="groups" />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
  <ReferenceFilter key="courseId" source="courseId" reference="courses" />,
  <SelectInput key="status" source="status" choices={statusChoices} />,
  <ReferenceFilter key="studentId" source="studentId" reference="users" optionText="fullName" />,
  <DayInput key="finishedFrom" source="finishedFrom" />,
  <DayInput key="finishedTo" source="finishedTo" />,
];

function ExamResultTable() {
  const columns = useResultColumns();
  const { formatDateTime } = useFormat();
  return (
    <DataTable<Row>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['regionId', 'startedAt', 'attemptsLeft']}
    >
      <DataTable.Col<Row> {...columns.student} />
      <DataTable.Col<Row> {...columns.exam} />
      <DataTable.Col<Row>
        source="courseId"
        disableSort
        render={(result) => (
          <RecordLink resource="courses" id={result.course.id}>
            {result.course.code}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="groupId"
        disableSort
        render={(result) => (
          <RecordLink resource="groups" id={result.group.id}>
            {result.group.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="regionId" disableSort render={(result) => result.region.name} />
      <DataTable.NumberCol<Row> source="number" disableSort />
      <DataTable.Col<Row> {...columns.status} />
      <DataTable.Col<Row> {...columns.score} />
      <DataTable.Col<Row> {...columns.finishedAt} />
      <DataTable.Col<Row>
        source="startedAt"
        disableSort
        render={(result) => formatDateTime(result.startedAt)}
      />
      <DataTable.NumberCol<Row> source="attemptsLeft" disableSort />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'studentId', cell: (result) => result.student.fullName },
  { field: 'examId', cell: (result) => result.exam.title },
  { field: 'courseId', cell: (result) => `${result.course.code} ${result.course.name}` },
  { field: 'groupId', cell: (result) => result.group.name },
  { field: 'regionId', cell: (result) => result.region.name },
  { field: 'number', cell: (result) => result.number },
  { field: 'status', cell: (result) => result.status },
  { field: 'score', cell: ({ status, score }) => (status === 'MARKING' ? '' : score) },
  {
    field: 'points',
    cell: ({ points, totalPoints }) => (points === null ? '' : `${points}/${totalPoints}`),
  },
  { field: 'startedAt', cell: (result) => result.startedAt },
  { field: 'finishedAt', cell: (result) => result.finishedAt },
];
