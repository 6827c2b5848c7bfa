import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, ProgressRing } from '@lampstand/ui';
import { lessonPath } from '../../shared/student-paths.ts';
import { NextStep_CourseFragmentDoc, type NextStep_CourseFragment } from './NextStep.generated.ts';
import styles from './NextStep.module.css';

export interface NextStepProps {
  readonly course: FragmentType<NextStep_CourseFragment>;
  /** The course was visited before. */
  readonly started: boolean;
}

/** The lesson to go on with, as the first thing on the dashboard. */
export function NextStep({ course, started }: NextStepProps) {
  const t = useT();
  const { data, complete } = useFragment({ fragment: NextStep_CourseFragmentDoc, from: course });
  if (!complete || !data.nextLesson) return null;
  const { _id, name, lessonCount, completedLessons, nextLesson } = data;
  return (
    <section className={styles.step} aria-labelledby="next-step">
      <ProgressRing
        size="large"
        label={t('course.progress', { done: completedLessons, total: lessonCount })}
        value={completedLessons}
        max={lessonCount}
      />
      <div className={styles.words}>
        <h2 id="next-step" className={styles.title}>
          {started ? t('dashboard.continueTitle') : t('dashboard.startTitle')}
        </h2>
        <p className={styles.lesson}>{nextLesson.title}</p>
        <p className={styles.course}>{name}</p>
      </div>
      <ButtonLink to={lessonPath(_id, nextLesson._id)}>
        {started ? t('common.continue') : t('common.start')}
      </ButtonLink>
    </section>
  );
}
