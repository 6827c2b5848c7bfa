import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Alert, Card, DataState, Page, PageHeading } from '@lampstand/ui';
import { coursesPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { CourseExamRow } from './CourseExamRow.tsx';
import { CoursePageDocument, type CoursePageQuery } from './CoursePage.generated.ts';
import styles from './CoursePage.module.css';
import { CourseSummary } from './CourseSummary.tsx';
import { LessonRow } from './LessonRow.tsx';
import { useRecordCourseActivity } from './useRecordCourseActivity.ts';

/** /student/courses/:_id: a course's lessons in order, and its exams. Each visit is recorded. */
export function CoursePage() {
  const t = useT();
  const { _id = '' } = useParams();
  const screen = useScreenQuery(CoursePageDocument, { variables: { _id } });
  useRecordCourseActivity(_id);
  const heading = (
    <PageHeading
      title={screen.data?.studentCourse.name ?? t('shell.courses')}
      breadcrumbs={[{ label: t('shell.courses'), to: coursesPath }]}
    />
  );
  return (
    <Page>
      <DataState {...screen} heading={heading}>
        {({ studentCourse }) => <CourseContent course={studentCourse} />}
      </DataState>
    </Page>
  );
}

interface CourseContentProps {
  readonly course: CoursePageQuery['studentCourse'];
}

function CourseContent({ course }: CourseContentProps) {
  const t = useT();
  const { lessons, exams } = course;
  return (
    <>
      <CourseSummary course={course} />
      <Card title={t('course.lessons')} flush={lessons.length > 0}>
        {lessons.length === 0 && <Alert>{t('course.noLessons')}</Alert>}
        <ol className={styles.rows}>
          {lessons.map((lesson) => (
            <LessonRow key={lesson._id} lesson={lesson} courseId={course._id} />
          ))}
        </ol>
      </Card>
      {exams.length > 0 && (
        <Card title={t('course.exams')} flush>
          <ul className={styles.rows}>
            {exams.map((exam) => (
              <CourseExamRow key={exam._id} exam={exam} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
