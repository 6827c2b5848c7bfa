import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Card } from '@lampstand/ui';
import {
  CourseContent_CourseFragmentDoc,
  type CourseContent_CourseFragment,
} from './CourseContent.generated.ts';
import styles from './CourseContent.module.css';
import { CourseExamRow } from './CourseExamRow.tsx';
import { CourseSummary } from './CourseSummary.tsx';
import { EssaysWaiting } from './EssaysWaiting.tsx';
import { FacilitatedExams } from './FacilitatedExams.tsx';
import { LessonRow } from './LessonRow.tsx';

export interface CourseContentProps {
  readonly course: FragmentType<CourseContent_CourseFragment>;
}

/** What a course is, its lessons and its exams. */
export function CourseContent({ course }: CourseContentProps) {
  const t = useT();
  const { data, complete } = useFragment({
    fragment: CourseContent_CourseFragmentDoc,
    fragmentName: 'CourseContent_course',
    from: course,
  });
  if (!complete) return null;
  const { lessons, exams, facilitatedGroups } = data;
  return (
    <>
      <CourseSummary course={data} />
      {facilitatedGroups.length > 0 && (
        <>
          <EssaysWaiting courseId={data._id} />
          <FacilitatedExams courseId={data._id} />
        </>
      )}
      <Card title={t('course.lessons')} flush={lessons.length > 0}>
        {lessons.length === 0 && <Alert>{t('course.noLessons')}</Alert>}
        <ol className={styles.rows}>
          {lessons.map((lesson) => (
            <LessonRow key={lesson._id} lesson={lesson} courseId={data._id} />
          ))}
        </ol>
      </Card>
      {exams.length > 0 && (
        <Card title={t('course.exams')} flush>
          <ul className={styles.rows}>
            {exams.map((exam) => (
              <CourseExamRow
                key={exam._id}
                exam={exam}
                facilitated={facilitatedGroups.length > 0}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
