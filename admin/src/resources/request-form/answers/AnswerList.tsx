import { DataTable, ResourceContextProvider, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../../shared/export/export-column.ts';
import { ReferenceFilter } from '../../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { PhoneList } from '../../../shared/list/PhoneList.tsx';
import { answerPath } from './answers-path.ts';
import { answerWords } from './answer-words.ts';
import type { RequestAnswerRecordFragment as Row } from './request-answers.generated.ts';
import { RequestStatusChip } from './RequestStatusChip.tsx';
import { statusChoices, statusNames } from './status-names.ts';

/** /requests: what people asked for, the newest first. */
export function AnswerList() {
  return (
    <ResourceContextProvider value="requestFormAnswers">
      <ListPage<Row>
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        exportColumns={exportColumns}
        table={<AnswerTable />}
        phoneList={
          <PhoneList<Row> pathOf={({ id }) => answerPath(id)}>
            {(request) => ({
              title: request.person.fullName,
              subtitle: request.formTitle,
              state: <RequestStatusChip status={request.status} />,
            })}
          </PhoneList>
        }
      />
    </ResourceContextProvider>
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statusChoices} />,
  <ReferenceFilter key="formId" source="formId" reference="request-form" optionText="title" />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
];

function AnswerTable() {
  const { formatDateTime } = useFormat();
  return (
    <DataTable<Row> rowClick={(id) => answerPath(id)} bulkActionButtons={false}>
      <DataTable.Col<Row>
        source="person"
        disableSort
        render={({ id, person }) => (
          <Link to={answerPath(id)} onClick={(event) => event.stopPropagation()}>
            {person.fullName}
          </Link>
        )}
      />
      <DataTable.Col<Row> source="formId" disableSort render={({ formTitle }) => formTitle} />
      <DataTable.Col<Row>
        source="status"
        disableSort
        render={({ status }) => <RequestStatusChip status={status} />}
      />
      <DataTable.Col<Row> source="regions" disableSort render={regionsOf} />
      <DataTable.Col<Row>
        source="createdAt"
        render={({ createdAt }) => formatDateTime(createdAt)}
      />
    </DataTable>
  );
}

const regionsOf = ({ regions }: Row): string => regions.map(({ name }) => name).join(', ');

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'createdAt', cell: (request) => new Date(request.createdAt) },
  { field: 'person', cell: (request) => request.person.fullName },
  { field: 'regions', cell: regionsOf },
  { field: 'formId', cell: (request) => request.formTitle },
  {
    field: 'values',
    cell: (request, t) =>
      request.values
        .map((answer) => `${answer.label} ${answerWords(answer, t, (date) => date)}`)
        .join('\n'),
  },
  { field: 'status', cell: (request, t) => t(statusNames[request.status]) },
  { field: 'reply', cell: (request) => request.reply },
  { field: 'answeredByName', cell: (request) => request.answeredByName },
  {
    field: 'answeredAt',
    cell: ({ answeredAt }) => (answeredAt === null ? null : new Date(answeredAt)),
  },
];
