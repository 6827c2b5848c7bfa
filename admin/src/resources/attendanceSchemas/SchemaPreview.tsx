import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { examplesOf, type GradingNumbers } from './deduction.rules.ts';
import styles from './SchemaPreview.module.css';

/** What a schema does to a grade, in plain words; what a form still lacks is left out. */
export function SchemaPreview({ numbers }: { readonly numbers: GradingNumbers }) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { minutesLateThreshold: minutes, graceAbsentsPerTerm, graceLatesPerTerm } = numbers;
  const percent = (deduction: number) =>
    deduction === 0
      ? t('resources.attendanceSchemas.noDeduction')
      : formatPercent(-deduction / 100);
  const absences = told(graceAbsentsPerTerm, numbers.absenceDeduction);
  const lates = told(graceLatesPerTerm, numbers.lateDeduction);
  return (
    <Card title={t('resources.attendanceSchemas.sectionPreview')}>
      {isCount(minutes) && (
        <p className={styles.rule}>
          {t('resources.attendanceSchemas.lateRule', { count: minutes })}
        </p>
      )}
      <div className={styles.columns}>
        <ul className={styles.list}>
          {absences.map(({ times, deduction }) => (
            <li key={times}>
              {t('resources.attendanceSchemas.absencesCost', {
                count: times,
                percent: percent(deduction),
              })}
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          {lates.map(({ times, deduction }) => (
            <li key={times}>
              {t('resources.attendanceSchemas.latesCost', {
                count: times,
                percent: percent(deduction),
              })}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

const isCount = (typed: number | null | undefined): typed is number =>
  typeof typed === 'number' && Number.isInteger(typed) && typed >= 0;

const told = (grace: number | null | undefined, each: number | null | undefined) =>
  isCount(grace) && isCount(each) ? examplesOf(grace, each) : [];
