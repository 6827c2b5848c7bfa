import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { toLength } from '../../shared/export/to-cell.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { kindChoices, kindNames } from './kind-names.ts';
import type { LessonsListQuery } from './lessons.generated.ts';

type Row = LessonsListQuery['lessons']['items'][number];

/** The lessons of all courses. */
export function LessonList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<LessonTable />}
      phoneList={
        <PhoneList<Row>>
          {(lesson) => ({
            title: lesson.title,
            subtitle: lesson.course.name,
            state: <PublishedChip published={lesson.published} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="courseId" source="courseId" reference="courses" />,
  <SelectInput key="kind" source="kind" choices={kindChoices} />,
  <NullableBooleanInput key="published" source="published" />,
];

function LessonTable() {
  const t = useT();
  const { formatDate, formatDuration } = useFormat();
  return (
    <DataTable<Row> rowClick="show" bulkActionButtons={false} hiddenColumns={['createdAt']}>
      <DataTable.Col<Row>
        source="title"
        render={(lesson) => (
          <RecordLink resource="lessons" id={lesson.id}>
            {lesson.title}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row>
        source="courseId"
        disableSort
        render={(lesson) => (
          <RecordLink resource="courses" id={lesson.course.id}>
            {lesson.course.name}
          </RecordLink>
        )}
      />
      <DataTable.NumberCol<Row> source="position" />
      <DataTable.Col<Row>
        source="kind"
        disableSort
        render={(lesson) => t(kindNames[lesson.kind])}
      />
      <DataTable.Col<Row>
        source="durationSeconds"
        disableSort
        render={(lesson) =>
          lesson.durationSeconds === null ? '–' : formatDuration(lesson.durationSeconds)
        }
      />
      <DataTable.Col<Row>
        source="published"
        label={t('common.status')}
        disableSort
        render={(lesson) => <PublishedChip published={lesson.published} />}
      />
      <DataTable.Col<Row> source="createdAt" render={(lesson) => formatDate(lesson.createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'title', cell: (lesson) => lesson.title },
  { field: 'courseId', cell: (lesson) => `${lesson.course.code} ${lesson.course.name}` },
  { field: 'position', cell: (lesson) => lesson.position },
  { field: 'kind', cell: (lesson, t) => t(kindNames[lesson.kind]) },
  { field: 'durationSeconds', cell: (lesson) => toLength(lesson.durationSeconds) },
  { field: 'published', cell: (lesson) => lesson.published },
  { field: 'createdAt', cell: (lesson) => new Date(lesson.createdAt) },
];
