import { useT } from '@lampstand/i18n/react';
import { ButtonLink, checkPath, Icon, type ButtonLook } from '@lampstand/ui';
import { usePreview } from '../../shared/learning/usePreview.ts';
import { lessonPath } from '../../shared/student-paths.ts';
import styles from './NextLesson.module.css';

export interface NextLessonProps extends Pick<ButtonLook, 'size' | 'variant'> {
  readonly course: {
    readonly _id: string;
    readonly lessonCount: number;
    readonly completedLessons: number;
    readonly nextLesson: { readonly _id: string; readonly title: string } | null;
  };
}

/** What comes next in a course: a link to its lesson, or the word that all are done. */
export function NextLesson({ course, ...look }: NextLessonProps) {
  const t = useT();
  const { search } = usePreview();
  const { nextLesson, lessonCount, completedLessons } = course;
  if (nextLesson) {
    const { title } = nextLesson;
    return (
      <ButtonLink
        {...look}
        className={styles.button}
        to={`${lessonPath(course._id, nextLesson._id)}${search}`}
      >
        {completedLessons > 0
          ? t('course.continueWith', { title })
          : t('course.startWith', { title })}
      </ButtonLink>
    );
  }
  if (lessonCount === 0 || completedLessons < lessonCount) return null;
  return (
    <p className={styles.done}>
      <Icon path={checkPath} size="small" />
      {t('course.allCompleted')}
    </p>
  );
}
