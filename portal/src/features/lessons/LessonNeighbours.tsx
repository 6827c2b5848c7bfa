import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { usePreview } from '../../shared/learning/usePreview.ts';
import { coursePath, lessonPath } from '../../shared/student-paths.ts';
import {
  LessonNeighbours_LessonFragmentDoc,
  type LessonNeighbours_LessonFragment,
} from './LessonNeighbours.generated.ts';
import styles from './LessonNeighbours.module.css';

export interface LessonNeighboursProps {
  readonly lesson: FragmentType<LessonNeighbours_LessonFragment>;
}

/** The lessons before and after this one; after the last, the way back to the course. */
export function LessonNeighbours({ lesson }: LessonNeighboursProps) {
  const t = useT();
  const { data, complete } = useFragment({
    fragment: LessonNeighbours_LessonFragmentDoc,
    from: lesson,
  });
  const { search } = usePreview();
  if (!complete) return null;
  const { course, previous, next } = data;
  return (
    <nav className={styles.neighbours} aria-label={t('course.lessons')} data-print="hide">
      {previous && (
        <Link className={styles.link} to={`${lessonPath(course._id, previous._id)}${search}`}>
          <span className={styles.direction}>← {t('lesson.previousLesson')}</span>
          {previous.title}
        </Link>
      )}
      {next ? (
        <Link className={styles.next} to={`${lessonPath(course._id, next._id)}${search}`}>
          <span className={styles.direction}>{t('lesson.nextLesson')} →</span>
          {next.title}
        </Link>
      ) : (
        <Link className={styles.next} to={`${coursePath(course._id)}${search}`}>
          {t('lesson.backToCourse')}
        </Link>
      )}
    </nav>
  );
}
