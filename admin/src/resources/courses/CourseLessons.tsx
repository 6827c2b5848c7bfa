import { DataTable, type RaRecord } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RelatedList } from '../../shared/record/RelatedList.tsx';
import { AddToCourseLink } from './AddToCourseLink.tsx';
import type { CourseRecord } from './courses.binding.ts';

/** What the table needs of a row of the lessons' list. */
interface Row extends RaRecord {
  readonly id: string;
  readonly title: string;
  readonly kind: 'VIDEO' | 'AUDIO';
  readonly published: boolean;
  readonly durationSeconds: number | null;
}

/** The lessons of a course, in their order. */
export function CourseLessons({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const { formatDuration } = useFormat();
  const kinds = {
    VIDEO: t('resources.lessons.kindVideo'),
    AUDIO: t('resources.lessons.kindAudio'),
  };
  return (
    <RelatedList<Row>
      title={t('resources.lessons.plural')}
      reference="lessons"
      target="courseId"
      sort={{ field: 'position', order: 'ASC' }}
      empty={t('resources.courses.noLessons')}
      actions={
        <AddToCourseLink
          resource="lessons"
          label={t('resources.courses.addLesson')}
          start={{ courseId: course.id, position: course.lessonCount + 1 }}
        />
      }
      phoneRow={(lesson) => ({
        title: lesson.title,
        subtitle: kinds[lesson.kind],
        state: <PublishedChip published={lesson.published} />,
      })}
    >
      <DataTable<Row> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<Row> source="position" />
        <DataTable.Col<Row>
          source="title"
          render={(lesson) => (
            <RecordLink resource="lessons" id={lesson.id}>
              {lesson.title}
            </RecordLink>
          )}
        />
        <DataTable.Col<Row> source="kind" disableSort render={(lesson) => kinds[lesson.kind]} />
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
      </DataTable>
    </RelatedList>
  );
}
