import { DataTable, NullableBooleanInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { BulkDeleteButton } from '../../shared/list/BulkDeleteButton.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { answersPath } from './answers/answers-path.ts';
import { audienceOf } from './audience-of.ts';
import type { RequestFormRecord as Row } from './form-values.ts';

/** The forms by which people ask the offices for something. */
export function RequestFormList() {
  const t = useT();
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      exportColumns={exportColumns}
      bulkActions={<BulkDeleteButton />}
      actions={
        <ButtonLink to={answersPath()} variant="outlined">
          {t('resources.requestFormAnswers.plural')}
        </ButtonLink>
      }
      table={<RequestFormTable />}
      phoneList={
        <PhoneList<Row>>
          {(form) => ({
            title: form.title,
            subtitle: audienceOf(form, t),
            state: <PublishedChip published={form.published} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="published" source="published" />,
];

function RequestFormTable() {
  const t = useT();
  const { formatDate, formatNumber } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false}>
      <DataTable.Col<Row>
        source="title"
        render={(form) => (
          <RecordLink resource="request-form" id={form.id}>
            {form.title}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="audiences"
        label={t('resources.request-form.sectionAudience')}
        disableSort
        render={(form) => audienceOf(form, t)}
      />
      <DataTable.Col<Row>
        source="published"
        disableSort
        render={(form) => <PublishedChip published={form.published} />}
      />
      <DataTable.NumberCol<Row>
        source="answerCount"
        disableSort
        render={({ answerCount }) => formatNumber(answerCount)}
      />
      <DataTable.NumberCol<Row>
        source="waitingCount"
        disableSort
        render={({ waitingCount }) => formatNumber(waitingCount)}
      />
      <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatDate(updatedAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'title', cell: (form) => form.title },
  { field: 'description', cell: (form) => form.description },
  { field: 'audiences', cell: audienceOf },
  { field: 'published', cell: (form) => form.published },
  { field: 'fields', cell: (form) => form.fields.map(({ label }) => label).join('\n') },
  { field: 'answerCount', cell: (form) => form.answerCount },
  { field: 'waitingCount', cell: (form) => form.waitingCount },
  { field: 'updatedAt', cell: (form) => new Date(form.updatedAt) },
];
