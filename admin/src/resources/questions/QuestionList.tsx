import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { isLocaleCode, localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ImportLink } from '../../shared/list/ImportLink.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { kindChoices, kindNames } from '../../shared/questions/kind-names.ts';
import { ExportFileButton } from './import/ExportFileButton.tsx';
import { QuestionBulkActions } from './QuestionBulkActions.tsx';
import type { QuestionsListQuery } from './questions.generated.ts';

type Row = QuestionsListQuery['questions']['items'][number];

/** The bank of questions of all courses. */
export function QuestionList() {
  const t = useT();
  const may = useMay();
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exportColumns={exportColumns}
      filterDefaultValues={current}
      table={<QuestionTable />}
      bulkActions={<QuestionBulkActions />}
      actions={
        <>
          <ExportFileButton />
          {may('create', 'questions') && <ImportLink to="/questions/import" />}
        </>
      }
      phoneList={
        <PhoneList<Row>>
          {(question) => ({
            title: question.title,
            subtitle: `${t(kindNames[question.kind])} · ${question.course.name}`,
            state: question.archived && <Archived />,
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
  <ReferenceFilter key="courseId" source="courseId" reference="courses" />,
  <ReferenceFilter key="poolId" source="poolId" reference="question-pools" />,
  <SelectInput key="kind" source="kind" choices={kindChoices} />,
  <LocaleChoice key="missingLocale" source="missingLocale" />,
  <NullableBooleanInput key="archived" source="archived" />,
];

const languagesOf = ({ latest }: Row): string =>
  latest.content.texts
    .map(({ locale }) => (isLocaleCode(locale) ? localeOf(locale).label : locale))
    .join(', ');

function Archived() {
  const t = useT();
  return <StatusChip tone="neutral">{t('fields.archived')}</StatusChip>;
}

function QuestionTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['createdAt']}>
      <DataTable.Col<Row>
        source="title"
        render={(question) => (
          <RecordLink resource="questions" id={question.id}>
            {question.title}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="kind" render={({ kind }) => t(kindNames[kind])} />
      <DataTable.Col<Row> source="courseId" disableSort render={({ course }) => course.name} />
      <DataTable.Col<Row> source="poolId" disableSort render={({ pool }) => pool?.name ?? ''} />
      <DataTable.Col<Row> source="languages" disableSort render={languagesOf} />
      <DataTable.Col<Row>
        source="archived"
        label={t('common.status')}
        disableSort
        render={({ archived }) => archived && <Archived />}
      />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
      <DataTable.Col<Row> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'title', cell: (question) => question.title },
  { field: 'kind', cell: (question, t) => t(kindNames[question.kind]) },
  { field: 'courseId', cell: (question) => question.course.name },
  { field: 'poolId', cell: (question) => question.pool?.name },
  { field: 'languages', cell: languagesOf },
  { field: 'archived', cell: (question) => question.archived },
  { field: 'updatedAt', cell: (question) => new Date(question.updatedAt) },
  { field: 'createdAt', cell: (question) => new Date(question.createdAt) },
];
