import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { DataState, lazyWithRetry, Page, PageHeading, Spinner } from '@lampstand/ui';
import { coursePath, coursesPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { GradedCourseDocument } from './CourseGradesPage.generated.ts';
import { OwnCourseGrade } from './OwnCourseGrade.tsx';

/** Students never open it. */
const GradeBook = lazyWithRetry(async () => ({
  default: (await import('./book/GradeBook.tsx')).GradeBook,
}));

/** /student/courses/:_id/grades: one's own, or the book of the groups that one facilitates. */
export function CourseGradesPage() {
  const t = useT();
  const { _id = '' } = useParams();
  const screen = useScreenQuery(GradedCourseDocument, { variables: { _id } });
  const course = screen.data?.studentCourse;
  const facilitates = (course?.facilitatedGroups.length ?? 0) > 0;
  return (
    <Page>
      <DataState
        {...screen}
        heading={
          <PageHeading
            title={facilitates ? t('work.book.title') : t('shell.grades')}
            breadcrumbs={[
              { label: t('shell.courses'), to: coursesPath },
              ...(course ? [{ label: course.name, to: coursePath(course._id) }] : []),
            ]}
          />
        }
      >
        {({ studentCourse }) =>
          studentCourse.facilitatedGroups.length > 0 ? (
            <Suspense fallback={<Spinner />}>
              <GradeBook course={studentCourse} />
            </Suspense>
          ) : (
            <OwnCourseGrade courseId={studentCourse._id} />
          )
        }
      </DataState>
    </Page>
  );
}
