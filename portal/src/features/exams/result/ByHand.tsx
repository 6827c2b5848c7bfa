import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import type { ResultSummary_ResultFragment } from '../ResultSummary.generated.ts';
import styles from '../ResultSummary.module.css';

/** Who recorded or corrected the result by hand, when and why. */
export function ByHand({ result }: { readonly result: ResultSummary_ResultFragment }) {
  const t = useT();
  const { formatDate, formatPercent } = useFormat();
  const { recorded, correctedFrom, correction } = result;
  const by = (remark: NonNullable<typeof recorded>) => ({
    name: remark.byName,
    date: formatDate(remark.at),
  });
  return (
    <>
      {recorded && (
        <HandNote title={t('exam.recordedTitle')} reason={recorded.reason}>
          {t('exam.recordedText', by(recorded))}
        </HandNote>
      )}
      {correction && correctedFrom !== null && (
        <HandNote title={t('exam.correctedTitle')} reason={correction.reason}>
          {t('exam.correctedText', {
            before: formatPercent(correctedFrom / 100),
            ...by(correction),
          })}
        </HandNote>
      )}
    </>
  );
}

interface HandNoteProps {
  readonly title: string;
  readonly reason: string;
  readonly children: string;
}

function HandNote({ title, reason, children }: HandNoteProps) {
  const t = useT();
  return (
    <div className={styles.note}>
      <Alert title={title}>
        {children}
        <p className={styles.reason}>{t('exam.reasonGiven', { reason })}</p>
      </Alert>
    </div>
  );
}
