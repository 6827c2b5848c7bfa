import { ListBase, ResourceContextProvider, useListContext } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Pager } from '../../shared/list/Pager.tsx';
import type { CourseChange } from './course-actions.binding.ts';
import styles from './CourseChanges.module.css';
import type { CourseRecord } from './courses.binding.ts';

/** What somebody changed of a course and its lessons since students were last shown it. */
export function CourseChanges({ course }: { readonly course: CourseRecord }) {
  return (
    <ListBase
      resource="courseChanges"
      filter={{ courseId: course.id }}
      perPage={25}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
      queryOptions={{ onError: () => undefined }}
    >
      <ResourceContextProvider value="courses">
        <Changes course={course} />
      </ResourceContextProvider>
    </ListBase>
  );
}

function Changes({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { data, isPending, error, refetch } = useListContext<CourseChange>();
  const empty =
    course.publishedAt === null
      ? t('authoring.course.neverPublished')
      : t('authoring.course.noChanges', { date: formatDateTime(course.publishedAt) });
  return (
    <Card title={t('authoring.course.changes')} flush>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={(changes) => changes.length === 0}
        empty={<EmptyState title={empty} />}
        onRetry={() => void refetch()}
      >
        {(changes) => (
          <ol className={styles.changes}>
            {changes.map((change) => (
              <li key={change.id} className={styles.change}>
                <Changed change={change} course={course} />
              </li>
            ))}
          </ol>
        )}
      </DataState>
      <Pager />
    </Card>
  );
}

interface ChangedProps {
  readonly change: CourseChange;
  readonly course: CourseRecord;
}

function Changed({ change, course }: ChangedProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const resource = change.entity === 'course' ? 'courses' : 'lessons';
  const name = change.name ?? (resource === 'courses' ? course.name : t('resources.lessons.name'));
  const fields = change.fields.map((field) => t.dynamic(`resources.${resource}.fields.${field}`));
  return (
    <>
      <p className={styles.what}>
        <RecordLink resource={resource} id={change.entityId}>
          {name}
        </RecordLink>
        {': '}
        {fields.length > 0 ? fields.join(', ') : t('authoring.course.newOrGone')}
      </p>
      <p className={styles.who}>
        {formatDateTime(change.at)}, {change.byName ?? t('admin.history.system')}
      </p>
    </>
  );
}
