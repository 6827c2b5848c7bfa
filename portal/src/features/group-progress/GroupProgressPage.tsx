import { useParams, useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { DataState, EmptyState, Page, PageHeading, SelectField, TextField } from '@lampstand/ui';
import { coursePath, coursesPath } from '../../shared/student-paths.ts';
import { addressOf, viewOf } from '../../shared/tables/table-view.rules.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { GroupProgress } from './GroupProgress.tsx';
import { ProgressCourseDocument, type ProgressCourseQuery } from './GroupProgressPage.generated.ts';
import styles from './GroupProgressPage.module.css';
import { progressFields, type ProgressView } from './progress-fields.ts';

/** /student/courses/:_id/progress: who of a group has seen what, for those who facilitate it. */
export function GroupProgressPage() {
  const t = useT();
  const { _id = '' } = useParams();
  const screen = useScreenQuery(ProgressCourseDocument, { variables: { _id } });
  const course = screen.data?.studentCourse;
  const heading = (
    <PageHeading
      title={t('learning.course.groupProgress')}
      breadcrumbs={[
        { label: t('shell.courses'), to: coursesPath },
        ...(course ? [{ label: course.name, to: coursePath(course._id) }] : []),
      ]}
    />
  );
  return (
    <Page>
      <DataState
        {...screen}
        heading={heading}
        isEmpty={({ studentCourse }) => studentCourse.facilitatedGroups.length === 0}
        empty={<EmptyState title={t('learning.course.noGroup')} />}
      >
        {({ studentCourse }) => <ChosenGroup course={studentCourse} />}
      </DataState>
    </Page>
  );
}

interface ChosenGroupProps {
  readonly course: ProgressCourseQuery['studentCourse'];
}

function ChosenGroup({ course }: ChosenGroupProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search, progressFields);
  const groups = course.facilitatedGroups;
  const group = groups.find(({ _id }) => _id === view.groupId) ?? groups[0];
  if (!group) return null;
  const show = (changes: Partial<ProgressView>) =>
    setSearch(addressOf({ ...view, page: 1, ...changes }, progressFields), { replace: true });
  return (
    <>
      <div className={styles.filters} data-print="hide">
        {groups.length > 1 && (
          <SelectField
            label={t('common.group')}
            autoPickFirst
            options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={group._id}
            onChange={({ target }) => show({ groupId: target.value })}
          />
        )}
        <TextField
          type="search"
          label={t('learning.course.searchStudents')}
          value={view.q}
          onChange={({ target }) => show({ q: target.value })}
        />
      </div>
      <h2 className={styles.group}>{`${group.name} · ${course.name}`}</h2>
      <GroupProgress
        groupId={group._id}
        courseId={course._id}
        fileName={`${course.name} ${group.name}`}
        view={view}
        onView={show}
      />
    </>
  );
}
