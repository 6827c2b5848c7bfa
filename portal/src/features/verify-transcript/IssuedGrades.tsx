import type { VerifiedTranscript } from '@lampstand/auth/account';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import styles from './IssuedGrades.module.css';

export interface IssuedGradesProps {
  readonly issued: VerifiedTranscript;
}

/** What was issued, to be compared with the paper. */
export function IssuedGrades({ issued }: IssuedGradesProps) {
  const t = useT();
  const { formatDate } = useFormat();
  const { organisation, revokedAt, studentName, issuedAt, terms } = issued;
  return (
    <>
      {revokedAt ? (
        <Alert severity="danger">{t('work.verify.revoked', { date: formatDate(revokedAt) })}</Alert>
      ) : (
        <Alert severity="success">{t('work.verify.genuine', { organisation })}</Alert>
      )}
      <dl className={styles.facts}>
        <dt>{t('work.verify.student')}</dt>
        <dd>{studentName}</dd>
        <dt>{t('work.verify.issued')}</dt>
        <dd>{formatDate(issuedAt)}</dd>
        <dt>{t('work.verify.code')}</dt>
        <dd className={styles.code}>{issued.code}</dd>
      </dl>
      <p>{t('work.verify.compare')}</p>
      {terms.map((term) => (
        <Term key={`${term.year} ${term.name}`} term={term} />
      ))}
    </>
  );
}

function Term({ term }: { readonly term: VerifiedTranscript['terms'][number] }) {
  const t = useT();
  const { formatPercent } = useFormat();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {term.name
          ? `${term.name} ${term.year}`
          : t('work.verify.otherCourses', { year: String(term.year) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('work.verify.course')}</th>
          <th scope="col" className={styles.number}>
            {t('work.verify.score')}
          </th>
          <th scope="col" className={styles.number}>
            {t('work.verify.letter')}
          </th>
        </tr>
      </thead>
      <tbody>
        {term.courses.map((course) => (
          <tr key={course._id}>
            <td>
              <span className={styles.course}>{course.code}</span> {course.name}
            </td>
            <td className={styles.number}>
              {course.score === null ? '' : formatPercent(course.score / 100)}
            </td>
            <td className={styles.number}>
              {course.complete ? course.letter : t('work.verify.inProgress')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
