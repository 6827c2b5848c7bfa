import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, ProgressBar, StatusChip, VisuallyHidden } from '@lampstand/ui';
import { coursePath, lessonPath } from '../../shared/student-paths.ts';
import {
  CourseTile_CourseFragmentDoc,
  type CourseTile_CourseFragment,
} from './CourseTile.generated.ts';
import styles from './CourseTile.module.css';
import rows from './Rows.module.css';

export interface CourseTileProps {
  readonly course: FragmentType<CourseTile_CourseFragment>;
}

/** One of the student's courses: how far they are, and the way on. */
export function CourseTile({ course }: CourseTileProps) {
  const t = useT();
  const { data, complete } = useFragment({ fragment: CourseTile_CourseFragmentDoc, from: course });
  if (!complete) return null;
  const { _id, code, name, lessonCount, completedLessons, nextLesson } = data;
  return (
    <li className={rows.row}>
      <div className={styles.head}>
        <div className={rows.words}>
          <Link className={rows.link} to={coursePath(_id)}>
            {name}
          </Link>
          <span className={rows.muted}>{code}</span>
        </div>
        {nextLesson ? (
          <ButtonLink to={lessonPath(_id, nextLesson._id)} variant="outlined" size="small">
            {completedLessons > 0 ? t('common.continue') : t('common.start')}
            <VisuallyHidden>{`: ${nextLesson.title}`}</VisuallyHidden>
          </ButtonLink>
        ) : (
          lessonCount > 0 && <StatusChip tone="success">{t('course.lessonCompleted')}</StatusChip>
        )}
      </div>
      {lessonCount > 0 && (
        <ProgressBar
          label={t('course.progress', { done: completedLessons, total: lessonCount })}
          value={completedLessons}
          max={lessonCount}
        />
      )}
    </li>
  );
}
