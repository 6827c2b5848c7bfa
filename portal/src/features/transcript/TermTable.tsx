import { useFormat, useT } from '@lampstand/i18n/react';
import styles from './Transcript.module.css';
import type { TranscriptPageQuery } from './TranscriptPage.generated.ts';

type Term = TranscriptPageQuery['transcript']['terms'][number];

/** The courses of one term with their grades, and the term's mean. */
export function TermTable({ term }: { readonly term: Term }) {
  const t = useT();
  const { formatNumber, formatPercent } = useFormat();
  const { name, year, courses, meanScore, meanPoints } = term;
  const title = name ?? t('work.transcript.noTerm', { year: String(year) });
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.term}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('work.overview.course')}</th>
            <th scope="col" className={styles.figure}>
              {t('work.grades.score')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('work.grades.letter')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('work.transcript.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <CourseLine key={course._id} course={course} />
          ))}
        </tbody>
        {meanScore !== null && (
          <tfoot>
            <tr>
              <th scope="row">{t('work.transcript.termMean')}</th>
              <td className={styles.figure}>{formatPercent(meanScore / 100)}</td>
              <td colSpan={2} className={styles.figure}>
                {meanPoints !== null &&
                  formatNumber(meanPoints, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function CourseLine({ course }: { readonly course: Term['courses'][number] }) {
  const t = useT();
  const { formatNumber, formatPercent } = useFormat();
  const { code, name, complete, score, letter, points } = course;
  return (
    <tr>
      <th scope="row">
        {name} <span className={styles.muted}>{code}</span>
      </th>
      {complete && score !== null ? (
        <>
          <td className={styles.figure} data-label={t('work.grades.score')}>
            {formatPercent(score / 100)}
          </td>
          <td className={styles.figure} data-label={t('work.grades.letter')}>
            {letter}
          </td>
          <td className={styles.figure} data-label={t('work.transcript.points')}>
            {points !== null && formatNumber(points)}
          </td>
        </>
      ) : (
        <td colSpan={3} className={styles.figure}>
          {t('work.transcript.underWay')}
        </td>
      )}
    </tr>
  );
}
