import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { documentPath, Icon, StatusChip } from '@lampstand/ui';
import { usePreview } from '../../shared/learning/usePreview.ts';
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
  const { formatDuration, formatPercent } = useFormat();
  const { search } = usePreview();
  const { data, complete } = useFragment({ fragment: LessonRow_LessonFragmentDoc, from: lesson });
  if (!complete) return null;
  const { kind, durationSeconds, seenPercent } = data;
  const { word, icon } = {
    VIDEO: { word: t('course.video'), icon: videoPath },
    AUDIO: { word: t('course.audio'), icon: audioPath },
    TEXT: { word: t('learning.course.text'), icon: documentPath },
  }[kind];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon path={icon} />
      </span>
      <div className={styles.words}>
        <Link className={styles.link} to={`${lessonPath(courseId, data._id)}${search}`}>
          {data.title}
        </Link>
        <span className={styles.facts}>
          <span>{word}</span>
          {durationSeconds !== null && <span>{formatDuration(durationSeconds)}</span>}
          {seenPercent > 0 && !data.completed && (
            <span>{t('learning.player.seen', { share: formatPercent(seenPercent / 100) })}</span>
          )}
        </span>
      </div>
      <SeenChip seen={data} />
    </li>
  );
}

function SeenChip({ seen }: { readonly seen: LessonSeen }) {
  const t = useT();
  const { formatDuration, formatDateTime } = useFormat();
  switch (lessonState(seen)) {
    case 'completed':
      return <StatusChip tone="success">{t('course.lessonCompleted')}</StatusChip>;
    case 'started':
      return (
        <StatusChip tone="info">
          {t('course.lessonStarted', { time: formatDuration(seen.positionSeconds) })}
        </StatusChip>
      );
    case 'closed':
      return (
        <StatusChip>
          {t('learning.course.opensOn', { date: formatDateTime(seen.releasedAt ?? '') })}
        </StatusChip>
      );
    case 'new':
      return <StatusChip>{t('course.lessonNew')}</StatusChip>;
  }
}
