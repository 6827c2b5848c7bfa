import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { ProgressBar } from '@lampstand/ui';
import { coursePath } from '../../shared/student-paths.ts';
import {
  CourseCard_CourseFragmentDoc,
  type CourseCard_CourseFragment,
} from './CourseCard.generated.ts';
import styles from './CourseCard.module.css';
import { CourseFacts } from './CourseFacts.tsx';
import { CoursePicture } from './CoursePicture.tsx';
import { NextLesson } from './NextLesson.tsx';

export interface CourseCardProps {
  readonly course: FragmentType<CourseCard_CourseFragment>;
}

/** One course of the list. The whole card is pointer area of the course's link. */
export function CourseCard({ course }: CourseCardProps) {
  const t = useT();
  const { data, complete } = useFragment({ fragment: CourseCard_CourseFragmentDoc, from: course });
  if (!complete) return null;
  const { lessonCount, completedLessons } = data;
  return (
    <article className={styles.card}>
      <CoursePicture course={data} />
      <h2 className={styles.name}>
        <Link className={styles.link} to={coursePath(data._id)}>
          {data.name}
        </Link>
      </h2>
      <CourseFacts course={data} />
      {lessonCount > 0 && (
        <div className={styles.foot}>
          <ProgressBar
            label={t('course.progress', { done: completedLessons, total: lessonCount })}
            value={completedLessons}
            max={lessonCount}
          />
          <NextLesson course={data} size="small" variant="outlined" />
        </div>
      )}
    </article>
  );
}
