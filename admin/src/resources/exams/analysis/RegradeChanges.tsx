import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import type { RegradePreview } from './item-analysis.binding.ts';
import styles from './ItemAnalysis.module.css';

/** Whose result would change, who would pass and who would not any more. */
export function RegradeChanges({ preview }: { readonly preview: RegradePreview }) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { attempts, changed, toPass, toFail } = preview;
  const score = (value: number) => formatPercent(value / 100);
  if (changed.length === 0) {
    return <Alert severity="info">{t('authoring.exam.regradeNothing', { count: attempts })}</Alert>;
  }
  return (
    <>
      <Alert severity={toFail > 0 ? 'warning' : 'info'}>
        {t('authoring.exam.regradeCounts', { attempts, changed: changed.length, toPass, toFail })}
      </Alert>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('fields.studentId')}</th>
              <th scope="col">{t('authoring.exam.before')}</th>
              <th scope="col">{t('authoring.exam.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ attemptId, student, before, after, passedBefore, passedAfter }) => (
              <tr key={attemptId}>
                <th scope="row">{student.fullName}</th>
                <td>{`${score(before)} · ${resultOf(passedBefore)}`}</td>
                <td>{`${score(after)} · ${resultOf(passedAfter)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );

  function resultOf(passed: boolean) {
    return passed
      ? t('resources.examResults.statusPassed')
      : t('resources.examResults.statusFailed');
  }
}
