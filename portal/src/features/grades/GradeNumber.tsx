import { useFormat, useT } from '@lampstand/i18n/react';
import styles from './Grades.module.css';

export interface GradeNumberProps {
  readonly grade: {
    readonly score: number | null;
    readonly letter: string | null;
    readonly points: number | null;
    readonly complete: boolean;
  };
}

/** The grade of a course: per cent, letter, and whether something is still to come. */
export function GradeNumber({ grade }: GradeNumberProps) {
  const t = useT();
  const { formatNumber, formatPercent } = useFormat();
  const { score, letter, points, complete } = grade;
  if (score === null) return <span className={styles.muted}>{t('work.grades.noneYet')}</span>;
  const facts = [
    points === null ? '' : t('work.grades.points', { points: formatNumber(points) }),
    complete ? '' : t('work.grades.soFar'),
  ].filter(Boolean);
  return (
    <span className={styles.number}>
      <span className={styles.score}>{formatPercent(score / 100)}</span>
      {letter !== null && <span className={styles.letter}>{letter}</span>}
      {facts.length > 0 && <span className={styles.muted}>{facts.join(' · ')}</span>}
    </span>
  );
}
