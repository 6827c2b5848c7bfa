import { DataTable, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RelatedList } from '../../shared/record/RelatedList.tsx';

/** What the table needs of a row of the courses' list. */
interface Row extends RaRecord {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly published: boolean;
}

/** The courses offered in the term. */
export function TermCourses() {
  const t = useT();
  return (
    <RelatedList<Row>
      title={t('resources.course-terms.courses')}
      reference="courses"
      target="termId"
      sort={{ field: 'code', order: 'ASC' }}
      empty={t('resources.course-terms.noCourses')}
      phoneRow={(course) => ({ title: course.name, subtitle: course.code })}
    >
      <DataTable<Row> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<Row> source="code" />
        <DataTable.Col<Row>
          source="name"
          render={(course) => (
            <RecordLink resource="courses" id={course.id}>
              {course.name}
            </RecordLink>
          )}
        />
        <DataTable.Col<Row>
          source="published"
          label={t('common.status')}
          disableSort
          render={(course) => <PublishedChip published={course.published} />}
        />
      </DataTable>
    </RelatedList>
  );
}
