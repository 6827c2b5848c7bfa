import { useId, useState } from 'react';
import { checkAt, checkState } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { checkPath, chevronDownPath, chevronRightPath, Icon } from '@lampstand/ui';
import styles from './ProgressTable.module.css';
import type { GroupProgressQuery } from './ProgressTable.generated.ts';

type Progress = GroupProgressQuery['groupProgress'];

export interface ProgressRowProps {
  readonly item: Progress['items'][number];
  readonly lessons: Progress['lessons'];
}

/** One student: how far in the whole, and lesson by lesson when it is asked for. */
export function ProgressRow({ item, lessons }: ProgressRowProps) {
  const t = useT();
  const id = useId();
  const { formatDateTime, formatNumber, formatPercent } = useFormat();
  const [open, setOpen] = useState(false);
  const { student, completedLessons, seenPercent, lastSeenAt } = item;
  const seen = lastSeenAt === null ? t('learning.course.never') : formatDateTime(lastSeenAt);
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.unfold}
            title={t('learning.course.eachLesson', { name: student.fullName })}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon path={open ? chevronDownPath : chevronRightPath} size="small" />
            {student.fullName}
          </button>
        </th>
        <td>{`${formatNumber(completedLessons)} / ${formatNumber(lessons.length)}`}</td>
        <td>{formatPercent(seenPercent / 100)}</td>
        <td>{seen}</td>
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={4}>
            <SeenLessons item={item} lessons={lessons} />
          </td>
        </tr>
      )}
    </>
  );
}

function SeenLessons({ item, lessons }: ProgressRowProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const seen = new Map(item.lessons.map((lesson) => [lesson.lessonId, lesson]));
  return (
    <ol
      className={styles.lessons}
      aria-label={t('learning.course.eachLesson', { name: item.student.fullName })}
    >
      {lessons.map(({ _id, title, checks }) => (
        <li key={_id} className={styles.lesson}>
          <span>{title}</span>
          <span className={styles.share}>
            {seen.get(_id)?.completed && (
              <>
                <Icon path={checkPath} size="small" />
                {t('course.lessonCompleted')}
              </>
            )}
            <span>{formatPercent((seen.get(_id)?.seenPercent ?? 0) / 100)}</span>
          </span>
          {checks.map((check) => (
            <span key={check._id} className={styles.check}>
              {checkAt(check.atSeconds, t)}:{' '}
              {checkState(
                seen.get(_id)?.checks.find(({ checkId }) => checkId === check._id),
                t,
              )}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
