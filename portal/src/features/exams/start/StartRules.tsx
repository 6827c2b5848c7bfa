import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExamStartPanel_ExamFragment } from '../ExamStartPanel.generated.ts';
import styles from '../ExamStartPanel.module.css';
import { scoreCap } from '../start-offer.rules.ts';
import { useLongTime } from '../useLongTime.ts';

export interface StartRulesProps {
  readonly exam: ExamStartPanel_ExamFragment;
  readonly isRetake: boolean;
}

/** What counts against the student, and what does not. */
export function StartRules({ exam, isRetake }: StartRulesProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { minutes, duration } = useLongTime();
  const { timeLimitMinutes, leavingFails, graceSeconds, connectionGraceSeconds } = exam;
  const { deadline, isLate, openBook } = exam;
  const cap = formatPercent(scoreCap / 100);
  return (
    <ul className={styles.rules}>
      <li>{t('exam.countsAsAttempt')}</li>
      {timeLimitMinutes !== null && (
        <li>{t('learning.exam.timeLimitHint', { duration: minutes(timeLimitMinutes) })}</li>
      )}
      {leavingFails ? (
        <>
          <li>
            <strong>{t('learning.exam.leaveRule', { duration: duration(graceSeconds) })}</strong>
          </li>
          <li>
            {t('learning.exam.connectionRule', { duration: duration(connectionGraceSeconds) })}
          </li>
          <li>{t('learning.exam.switchNoted')}</li>
        </>
      ) : (
        <li>{t('learning.exam.leavingAllowed')}</li>
      )}
      <li>{openBook ? t('exam.openBookHint') : t('exam.closedBookHint')}</li>
      {deadline !== null && (
        <li>
          {isLate ? t('learning.exam.lateNow', { cap }) : t('learning.exam.lateRule', { cap })}
        </li>
      )}
      {isRetake && <li>{t('exam.retakeCap', { cap })}</li>}
    </ul>
  );
}
