import { useEffect } from 'react';
import { Form, ResourceContextProvider, SelectInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card, EmptyState } from '@lampstand/ui';
import { useMay } from '../auth/useMay.ts';
import { ReferenceChoice } from '../shared/inputs/ReferenceChoice.tsx';
import { AdminPage } from '../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../shared/page/NoAccessPage.tsx';
import type { GradeBookCourse } from './gradebook.binding.ts';
import { GradeBook } from './GradeBook.tsx';
import styles from './GradeBook.module.css';

/** /gradebook?groupId&courseId: the grades of a group in one of its courses. */
export function GradeBookPage() {
  const t = useT();
  const may = useMay();
  const [search] = useSearchParams();
  if (!may('list', 'gradebook')) return <NoAccessPage />;
  const start = { groupId: search.get('groupId') ?? '', courseId: search.get('courseId') ?? '' };
  return (
    <AdminPage title={t('resources.gradebook.plural')} width="wide">
      <ResourceContextProvider value="gradebook">
        <Form defaultValues={start}>
          <Chosen />
        </Form>
      </ResourceContextProvider>
    </AdminPage>
  );
}

function Chosen() {
  const t = useT();
  const groupId = String(useWatch({ name: 'groupId' }) ?? '');
  const asked = String(useWatch({ name: 'courseId' }) ?? '');
  const { data: courses = [], isPending } = useGetList<GradeBookCourse>(
    'gradeBookCourses',
    { filter: { groupId } },
    { enabled: groupId !== '' },
  );
  // A course of another group is none of this one.
  const course = courses.find(({ id }) => id === asked);
  useAddress(groupId, course?.id ?? (isPending ? asked : ''));
  return (
    <>
      <div data-print="hide">
        <Card>
          <div className={styles.choices}>
            <ReferenceChoice source="groupId" reference="groups" />
            <SelectInput
              source="courseId"
              choices={courses}
              optionText={({ code, name }: GradeBookCourse) => `${code} ${name}`}
              disabled={courses.length === 0}
            />
          </div>
        </Card>
      </div>
      {course ? (
        <GradeBook
          key={`${groupId} ${course.id}`}
          groupId={groupId}
          courseId={course.id}
          title={`${course.code} ${course.name}`}
        />
      ) : (
        <EmptyState
          title={
            groupId !== '' && !isPending && courses.length === 0
              ? t('resources.gradebook.noCourses')
              : t('resources.gradebook.choose')
          }
        />
      )}
    </>
  );
}

/** Keeps what was chosen in the address, so that it can be sent to somebody and found again. */
function useAddress(groupId: string, courseId: string): void {
  const [, setSearch] = useSearchParams();
  useEffect(
    function keepChoice() {
      const chosen = { ...(groupId && { groupId }), ...(courseId && { courseId }) };
      setSearch(chosen, { replace: true });
    },
    [courseId, groupId, setSearch],
  );
}
