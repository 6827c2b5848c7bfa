import { DataTable, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { PublishedChip } from '../fields/PublishedChip.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { RelatedList } from './RelatedList.tsx';

/** What the table needs of a row of the courses' list. */
interface Row extends RaRecord {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly published: boolean;
}

export interface RelatedCoursesProps {
  readonly title: string;
  /** The filter of the courses' list that names the record. */
  readonly target: string;
  /** Said where there are none. */
  readonly empty: string;
}

/** The courses of the record that is shown. */
export function RelatedCourses({ title, target, empty }: RelatedCoursesProps) {
  const t = useT();
  return (
    <RelatedList<Row>
      title={title}
      reference="courses"
      target={target}
      sort={{ field: 'code', order: 'ASC' }}
      empty={empty}
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
