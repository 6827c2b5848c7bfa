import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Icon, StatusChip } from '@lampstand/ui';
import { lessonPath } from '../../shared/student-paths.ts';
import { audioPath, videoPath } from './course-icons.ts';
import { lessonState, type LessonSeen } from './lesson-state.rules.ts';
import {
  LessonRow_LessonFragmentDoc,
  type LessonRow_LessonFragment,
} from './LessonRow.generated.ts';
import styles from './CourseRow.module.css';

export interface LessonRowProps {
  readonly lesson: FragmentType<LessonRow_LessonFragment>;
  readonly courseId: string;
}

/** One lesson of a course: kind, length, and how much of it was seen. */
export function LessonRow({ lesson, courseId }: LessonRowProps) {
  const t = useT();
  const { formatDuration } = useFormat();
  const { data, complete } = useFragment({ fragment: LessonRow_LessonFragmentDoc, from: lesson });
  if (!complete) return null;
  const { kind, durationSeconds } = data;
  const kindWord = kind === 'VIDEO' ? t('course.video') : t('course.audio');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon path={kind === 'VIDEO' ? videoPath : audioPath} />
      </span>
      <div className={styles.words}>
        <Link className={styles.link} to={lessonPath(courseId, data._id)}>
          {data.title}
        </Link>
        <span className={styles.facts}>
          <span>{kindWord}</span>
          {durationSeconds !== null && <span>{formatDuration(durationSeconds)}</span>}
        </span>
      </div>
      <SeenChip seen={data} />
    </li>
  );
}

function SeenChip({ seen }: { readonly seen: LessonSeen }) {
  const t = useT();
  const { formatDuration } = useFormat();
  switch (lessonState(seen)) {
    case 'completed':
      return <StatusChip tone="success">{t('course.lessonCompleted')}</StatusChip>;
    case 'started':
      return (
        <StatusChip tone="info">
          {t('course.lessonStarted', { time: formatDuration(seen.positionSeconds) })}
        </StatusChip>
      );
    case 'new':
      return <StatusChip>{t('course.lessonNew')}</StatusChip>;
  }
}
