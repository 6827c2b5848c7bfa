import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Alert, ProgressBar } from '@lampstand/ui';
import { isOver } from './course-dates.rules.ts';
import { CourseFacts } from './CourseFacts.tsx';
import { CourseLinks } from './CourseLinks.tsx';
import { CoursePicture } from './CoursePicture.tsx';
import {
  CourseSummary_CourseFragmentDoc,
  type CourseSummary_CourseFragment,
} from './CourseSummary.generated.ts';
import styles from './CourseSummary.module.css';
import { NextLesson } from './NextLesson.tsx';

export interface CourseSummaryProps {
  readonly course: FragmentType<CourseSummary_CourseFragment>;
}

/** What a course is about, who teaches it, how far the student is and what comes next. */
export function CourseSummary({ course }: CourseSummaryProps) {
  const t = useT();
  const { data, complete } = useFragment({
    fragment: CourseSummary_CourseFragmentDoc,
    from: course,
  });
  if (!complete) return null;
  const { description, imageUrl, facilitatedGroups, lessonCount, completedLessons } = data;
  return (
    <div className={styles.summary}>
      <CourseFacts course={data} />
      {isOver(data) && <Alert>{t('learning.course.over')}</Alert>}
      {imageUrl && (
        <div className={styles.picture}>
          <CoursePicture course={data} />
        </div>
      )}
      {description && <p className={styles.description}>{description}</p>}
      {lessonCount > 0 && (
        <div className={styles.progress}>
          <div className={styles.bar}>
            <ProgressBar
              label={t('course.progress', { done: completedLessons, total: lessonCount })}
              value={completedLessons}
              max={lessonCount}
            />
          </div>
          <NextLesson course={data} />
        </div>
      )}
      <CourseLinks courseId={data._id} facilitated={facilitatedGroups.length > 0} />
    </div>
  );
}
