import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import type { CoursesListQuery } from './courses.generated.ts';
import { years } from './years.ts';

type Row = CoursesListQuery['courses']['items'][number];

/** The courses of the college. */
export function CourseList() {
  return (
    <ListPage<Row>
      filters={filters}
      sort={{ field: 'code', order: 'ASC' }}
      exportColumns={exportColumns}
      table={<CourseTable />}
      phoneList={
        <PhoneList<Row>>
          {(course) => ({
            title: course.name,
            subtitle: course.code,
            state: <PublishedChip published={course.published} />,
          })}
        </PhoneList>
      }
    />
  );
}

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="groupId" source="groupId" reference="groups" />,
  <ReferenceFilter key="teacherId" source="teacherId" reference="teachers" />,
  <ReferenceFilter
    key="categoryId"
    source="categoryId"
    reference="categories"
    filter={{ kind: 'COURSE' }}
  />,
  <ReferenceFilter
    key="termId"
    source="termId"
    reference="course-terms"
    nameOf={(term) => `${term['name']} ${term['year']}`}
  />,
  <SelectInput key="year" source="year" choices={years} translateChoice={false} />,
  <LocaleChoice key="locale" source="locale" />,
  <NullableBooleanInput key="published" source="published" />,
];

function CourseTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['programme', 'createdAt', 'updatedAt']}
    >
      <DataTable.Col<Row> source="code" />
      <DataTable.Col<Row>
        source="name"
        render={(course) => (
          <RecordLink resource="courses" id={course.id}>
            {course.name}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="teacherIds" disableSort render={(course) => course.teacherName} />
      <DataTable.Col<Row>
        source="categoryIds"
        disableSort
        render={(course) => categoriesOf(course)}
      />
      <DataTable.Col<Row> source="programme" />
      <DataTable.NumberCol<Row> source="year" />
      <DataTable.Col<Row>
        source="locale"
        disableSort
        render={(course) => localeOf(course.locale).label}
      />
      <DataTable.NumberCol<Row> source="lessonCount" disableSort />
      <DataTable.NumberCol<Row> source="examCount" disableSort />
      <DataTable.Col<Row>
        source="published"
        label={t('common.status')}
        disableSort
        render={(course) => <PublishedChip published={course.published} />}
      />
      <DataTable.Col<Row> source="createdAt" render={(course) => formatDate(course.createdAt)} />
      <DataTable.Col<Row> source="updatedAt" render={(course) => formatDate(course.updatedAt)} />
    </DataTable>
  );
}

const categoriesOf = ({ categories }: Row) => categories.map(({ name }) => name).join(', ');

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'code', cell: (course) => course.code },
  { field: 'name', cell: (course) => course.name },
  { field: 'teacherIds', cell: (course) => course.teacherName },
  { field: 'categoryIds', cell: (course) => categoriesOf(course) },
  { field: 'programme', cell: (course) => course.programme },
  { field: 'year', cell: (course) => course.year },
  { field: 'locale', cell: (course) => localeOf(course.locale).label },
  { field: 'lessonCount', cell: (course) => course.lessonCount },
  { field: 'examCount', cell: (course) => course.examCount },
  { field: 'published', cell: (course) => course.published },
  { field: 'createdAt', cell: (course) => new Date(course.createdAt) },
];
