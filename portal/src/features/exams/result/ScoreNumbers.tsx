import { useFormat, useT } from '@lampstand/i18n/react';
import type { ResultSummary_ResultFragment } from '../ResultSummary.generated.ts';
import styles from '../ResultSummary.module.css';

/** The score with the numbers behind it. */
export function ScoreNumbers({ result }: { readonly result: ResultSummary_ResultFragment }) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { score, scaledFrom, points, totalPoints, exam, status, attemptsLeft } = result;
  const failed = status === 'FAILED' && result.mode === 'EXAM';
  const percent = (value: number) => formatPercent(value / 100);
  return (
    <>
      <dl className={styles.score}>
        <dt>{t('exam.score')}</dt>
        <dd className={styles.percent}>{percent(score)}</dd>
      </dl>
      <p className={styles.facts}>
        {points !== null && totalPoints !== null && (
          <span>{t('exam.earnedPoints', { earned: points, total: totalPoints })}</span>
        )}
        <span>{t('exam.passMark', { mark: percent(exam.passMark) })}</span>
        {failed && <span>{t('exam.attemptsLeft', { count: attemptsLeft })}</span>}
      </p>
      {scaledFrom !== null && (
        <p>{t('exam.scaledFrom', { earned: percent(scaledFrom), kept: percent(score) })}</p>
      )}
      {failed && attemptsLeft === 0 && <p>{t('errors.examSeeInstructor')}</p>}
    </>
  );
}
