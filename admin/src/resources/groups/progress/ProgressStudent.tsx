import { checkState } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { RecordLink } from '../../../shared/fields/RecordLink.tsx';
import type { ProgressRow } from './group-progress.binding.ts';
import styles from './GroupProgress.module.css';

/** What one student has seen, lesson by lesson. */
export function ProgressStudent({ row }: { readonly row: ProgressRow }) {
  const t = useT();
  const { formatDate, formatNumber, formatPercent } = useFormat();
  const { student, lessons, completedLessons, lastSeenAt } = row;
  const share = (percent: number) => formatPercent(percent / 100);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <RecordLink resource="users" id={student.id}>
          {student.fullName}
        </RecordLink>
      </th>
      <td className={styles.number}>
        {`${formatNumber(completedLessons)} / ${formatNumber(lessons.length)}`}
      </td>
      <td className={styles.number}>{share(row.seenPercent)}</td>
      <td className={styles.day}>
        {lastSeenAt === null ? t('authoring.progress.never') : formatDate(lastSeenAt)}
      </td>
      {lessons.map(({ lessonId, seenPercent, completed, checks }) => (
        <td key={lessonId} className={styles.lesson}>
          {share(seenPercent)}
          {completed && (
            <span role="img" aria-label={t('authoring.progress.completed')}>
              {' '}
              ✓
            </span>
          )}
          {checks.map((check) => (
            <span key={check.checkId} className={styles.check}>
              {checkState(check, t)}
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
}
