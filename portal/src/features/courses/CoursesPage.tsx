import { useT } from '@lampstand/i18n/react';
import { DataState, EmptyState, Page, PageHeading } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { bookPath } from './course-icons.ts';
import { CourseList } from './CourseList.tsx';
import { CoursesPageDocument } from './CoursesPage.generated.ts';

/** /student/courses: every course of the student and what comes next in each. */
export function CoursesPage() {
  const t = useT();
  const screen = useScreenQuery(CoursesPageDocument);
  return (
    <Page>
      <DataState
        {...screen}
        heading={<PageHeading title={t('shell.courses')} breadcrumbs={[]} />}
        empty={<EmptyState title={t('course.empty')} icon={bookPath} />}
      >
        {({ studentCourses }) => <CourseList courses={studentCourses} />}
      </DataState>
    </Page>
  );
}
