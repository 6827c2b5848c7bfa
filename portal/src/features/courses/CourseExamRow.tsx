import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { ButtonLink, Icon, StatusChip } from '@lampstand/ui';
import { examPath, roomPath } from '../../shared/student-paths.ts';
import { examPaperPath } from './course-icons.ts';
import {
  CourseExamRow_ExamFragmentDoc,
  type CourseExamRow_ExamFragment,
} from './CourseExamRow.generated.ts';
import { examState, type ExamStanding } from './exam-state.rules.ts';
import styles from './CourseRow.module.css';

export interface CourseExamRowProps {
  readonly exam: FragmentType<CourseExamRow_ExamFragment>;
  /** Whether the person looks after a group that takes the course: then the room is offered. */
  readonly facilitated?: boolean;
}

/** One exam of a course: attempts, best score, and where the student stands. */
export function CourseExamRow({ exam, facilitated = false }: CourseExamRowProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { data, complete } = useFragment({ fragment: CourseExamRow_ExamFragmentDoc, from: exam });
  if (!complete) return null;
  const { attemptsUsed, allowedAttempts, bestScore } = data;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon path={examPaperPath} />
      </span>
      <div className={styles.words}>
        <Link className={styles.link} to={examPath(data._id)}>
          {data.title}
        </Link>
        <span className={styles.facts}>
          <span>{t('exam.attempts', { used: attemptsUsed, allowed: allowedAttempts })}</span>
          {bestScore !== null && (
            <span>{t('course.bestScore', { score: formatPercent(bestScore / 100) })}</span>
          )}
        </span>
      </div>
      <StandingChip standing={data} />
      {facilitated && (
        <div className={styles.actions}>
          <ButtonLink variant="outlined" size="small" to={roomPath(data._id)}>
            {t('learning.course.examRoom')}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

function StandingChip({ standing }: { readonly standing: ExamStanding }) {
  const t = useT();
  switch (examState(standing)) {
    case 'passed':
      return <StatusChip tone="success">{t('exam.passed')}</StatusChip>;
    case 'inProgress':
      return <StatusChip tone="warning">{t('course.inProgress')}</StatusChip>;
    case 'blocked':
      return <StatusChip tone="danger">{t('course.blocked')}</StatusChip>;
    case 'notPassed':
      return <StatusChip tone="warning">{t('course.notPassed')}</StatusChip>;
    case 'notTaken':
      return <StatusChip>{t('course.notTaken')}</StatusChip>;
  }
}
