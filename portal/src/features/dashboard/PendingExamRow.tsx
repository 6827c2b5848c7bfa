import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { examPath } from '../../shared/student-paths.ts';
import {
  PendingExamRow_ExamFragmentDoc,
  type PendingExamRow_ExamFragment,
} from './PendingExamRow.generated.ts';
import rows from './Rows.module.css';

export interface PendingExamRowProps {
  readonly exam: FragmentType<PendingExamRow_ExamFragment>;
}

/** An exam that waits for the student. */
export function PendingExamRow({ exam }: PendingExamRowProps) {
  const t = useT();
  const { data, complete } = useFragment({ fragment: PendingExamRow_ExamFragmentDoc, from: exam });
  if (!complete) return null;
  const { _id, title, course, openAttemptId, allowedAttempts, attemptsUsed } = data;
  const left = Math.max(0, allowedAttempts - attemptsUsed);
  return (
    <li className={rows.row}>
      <div className={rows.line}>
        <div className={rows.words}>
          <Link className={rows.link} to={examPath(_id)}>
            {title}
          </Link>
          <span className={rows.muted}>
            {course.code} · {t('exam.attemptsLeft', { count: left })}
          </span>
        </div>
        {openAttemptId && <StatusChip tone="warning">{t('course.inProgress')}</StatusChip>}
      </div>
    </li>
  );
}
