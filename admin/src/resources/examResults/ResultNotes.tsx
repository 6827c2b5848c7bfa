import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import type { ExamResultRecord } from './exam-results.binding.ts';
import styles from './ResultNotes.module.css';

export interface ResultNotesProps {
  readonly result: Pick<
    ExamResultRecord,
    'abandoned' | 'status' | 'score' | 'scaledFrom' | 'recorded' | 'correctedFrom' | 'correction'
  >;
}

/** Why a result is not simply what was earned: each time with who wrote it down and why. */
export function ResultNotes({ result }: ResultNotesProps) {
  const t = useT();
  const { formatDate, formatPercent } = useFormat();
  const { abandoned, status, score, scaledFrom, recorded, correctedFrom, correction } = result;
  const percent = (value: number) => formatPercent(value / 100);
  return (
    <>
      {correction && correctedFrom !== null && (
        <Alert title={t('resources.examResults.correctedTitle')}>
          {t('resources.examResults.correctedBy', {
            before: percent(correctedFrom),
            name: correction.byName,
            date: formatDate(correction.at),
          })}
          <Reason text={correction.reason} />
        </Alert>
      )}
      {recorded && (
        <Alert title={t('resources.examResults.recordedTitle')}>
          {t('resources.examResults.recordedBy', {
            name: recorded.byName,
            date: formatDate(recorded.at),
          })}
          <Reason text={recorded.reason} />
        </Alert>
      )}
      {abandoned && status === 'FAILED' && (
        <Alert severity="warning">{t('resources.examResults.abandoned')}</Alert>
      )}
      {scaledFrom !== null && (
        <Alert>
          {t('resources.examResults.scaledFrom', {
            earned: percent(scaledFrom),
            kept: percent(score),
          })}
        </Alert>
      )}
    </>
  );
}

function Reason({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <p className={styles.reason}>{t('resources.examResults.reasonGiven', { reason: text })}</p>
  );
}
