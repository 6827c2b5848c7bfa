import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, ButtonLink, checkCirclePath, classNames, errorPath, Icon } from '@lampstand/ui';
import { coursePath, examPath } from '../../shared/student-paths.ts';
import {
  ResultSummary_ResultFragmentDoc,
  type ResultSummary_ResultFragment,
} from './ResultSummary.generated.ts';
import styles from './ResultSummary.module.css';

export interface ResultSummaryProps {
  readonly result: FragmentType<ResultSummary_ResultFragment>;
}

/** Passed or not, with the numbers behind it and what can be done next. */
export function ResultSummary({ result }: ResultSummaryProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { data, complete } = useFragment({
    fragment: ResultSummary_ResultFragmentDoc,
    from: result,
  });
  if (!complete) return null;
  const passed = data.status === 'PASSED';
  const mayRetry = !passed && data.attemptsLeft > 0;
  return (
    <div className={classNames(styles.summary, passed ? styles.passed : styles.failed)}>
      <Icon path={passed ? checkCirclePath : errorPath} size="large" />
      <h2 className={styles.title}>{passed ? t('exam.congratulations') : t('exam.failed')}</h2>
      <p>{sentence()}</p>
      <Numbers result={data} />
      <ByHand result={data} />
      <p className={styles.when}>
        {t('exam.attemptNumber', { number: data.number })} · {formatDateTime(data.finishedAt)}
      </p>
      <div className={styles.actions}>
        {mayRetry && <ButtonLink to={examPath(data.exam._id)}>{t('exam.tryAgain')}</ButtonLink>}
        <ButtonLink variant={mayRetry ? 'outlined' : 'primary'} to={coursePath(data.course._id)}>
          {t('exam.backToCourse')}
        </ButtonLink>
      </div>
    </div>
  );

  function sentence() {
    if (passed) return t('exam.passedText');
    return data.abandoned ? t('exam.abandonedText') : t('exam.failedText');
  }
}

/** Who recorded or corrected the result by hand, when and why. */
function ByHand({ result }: { readonly result: ResultSummary_ResultFragment }) {
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

function Numbers({ result }: { readonly result: ResultSummary_ResultFragment }) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { score, scaledFrom, points, totalPoints, exam, status, attemptsLeft } = result;
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
        {status === 'FAILED' && <span>{t('exam.attemptsLeft', { count: attemptsLeft })}</span>}
      </p>
      {scaledFrom !== null && (
        <p>{t('exam.scaledFrom', { earned: percent(scaledFrom), kept: percent(score) })}</p>
      )}
      {status === 'FAILED' && attemptsLeft === 0 && <p>{t('errors.examSeeInstructor')}</p>}
    </>
  );
}
