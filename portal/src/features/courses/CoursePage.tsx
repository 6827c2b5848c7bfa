import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { DataState, Page, PageHeading } from '@lampstand/ui';
import { PreviewBanner } from '../../shared/learning/PreviewBanner.tsx';
import { usePreview } from '../../shared/learning/usePreview.ts';
import { coursesPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { CourseContent } from './CourseContent.tsx';
import {
  CoursePageDocument,
  CoursePreviewDocument,
  type CoursePageQuery,
} from './CoursePage.generated.ts';
import { useRecordCourseActivity } from './useRecordCourseActivity.ts';

/** /student/courses/:_id: a course's lessons in order, and its exams. */
export function CoursePage() {
  const { _id = '' } = useParams();
  const Course = usePreview().active ? PreviewedCourse : OwnCourse;
  return (
    <Page>
      <PreviewBanner />
      <Course courseId={_id} />
    </Page>
  );
}

interface CourseProps {
  readonly courseId: string;
}

/** Each visit is recorded. */
function OwnCourse({ courseId }: CourseProps) {
  const screen = useScreenQuery(CoursePageDocument, { variables: { _id: courseId } });
  useRecordCourseActivity(courseId);
  return <CourseState screen={screen} />;
}

function PreviewedCourse({ courseId }: CourseProps) {
  const screen = useScreenQuery(CoursePreviewDocument, { variables: { _id: courseId } });
  return <CourseState screen={screen} />;
}

interface CourseStateProps {
  readonly screen: Omit<ComponentProps<typeof DataState<CoursePageQuery>>, 'children'>;
}

function CourseState({ screen }: CourseStateProps) {
  const t = useT();
  const heading = (
    <PageHeading
      title={screen.data?.studentCourse.name ?? t('shell.courses')}
      breadcrumbs={[{ label: t('shell.courses'), to: coursesPath }]}
    />
  );
  return (
    <DataState {...screen} heading={heading}>
      {({ studentCourse }) => <CourseContent course={studentCourse} />}
    </DataState>
  );
}
