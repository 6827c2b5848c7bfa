import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { lessonPath } from '../../shared/student-paths.ts';
import type { ExamStartPanel_ExamFragment } from './ExamStartPanel.generated.ts';
import styles from './ExamStartPanel.module.css';

export interface SeeFirstProps {
  readonly exam: ExamStartPanel_ExamFragment;
}

/** The lessons of which more is to be seen before the exam opens, and the way to them. */
export function SeeFirst({ exam: { blockedReason, course, requirements } }: SeeFirstProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  return (
    <Alert severity="warning" title={blockedReason ?? undefined}>
      <ul className={styles.rules}>
        {requirements.map(({ lessonId, title, minimumSeenPercent, seenPercent }) => (
          <li key={lessonId}>
            <Link to={lessonPath(course._id, lessonId)}>{title}</Link>
            {' · '}
            {t('exam.seenOfNeeded', {
              seen: formatPercent(seenPercent / 100),
              needed: formatPercent(minimumSeenPercent / 100),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
