import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useUser } from '@lampstand/auth';
import { useFormat, useT } from '@lampstand/i18n/react';
import {
  Button,
  ButtonLink,
  checkCirclePath,
  classNames,
  clockPath,
  errorPath,
  Icon,
  printerPath,
} from '@lampstand/ui';
import { coursePath, examPath } from '../../shared/student-paths.ts';
import {
  ResultSummary_ResultFragmentDoc,
  type ResultSummary_ResultFragment,
} from './ResultSummary.generated.ts';
import { ByHand } from './result/ByHand.tsx';
import { endText } from './result/end-text.rules.ts';
import { ScoreNumbers } from './result/ScoreNumbers.tsx';
import styles from './ResultSummary.module.css';

export interface ResultSummaryProps {
  readonly result: FragmentType<ResultSummary_ResultFragment>;
}

/** Passed or not, with the numbers behind it and what can be done next. */
export function ResultSummary({ result }: ResultSummaryProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { fullName } = useUser();
  const { data, complete } = useFragment({
    fragment: ResultSummary_ResultFragmentDoc,
    from: result,
  });
  if (!complete) return null;
  const { status } = data;
  const counts = data.mode === 'EXAM';
  const mayRetry = counts && status === 'FAILED' && data.attemptsLeft > 0;
  const looks = {
    PASSED: { class: styles.passed, icon: checkCirclePath, title: t('exam.congratulations') },
    FAILED: { class: styles.failed, icon: errorPath, title: t('exam.failed') },
    MARKING: { class: styles.marking, icon: clockPath, title: t('learning.result.marking') },
  };
  const heldBack = {
    class: styles.marking,
    icon: checkCirclePath,
    title: t('learning.result.heldBackTitle'),
  };
  const look = data.heldBack ? heldBack : looks[status];
  return (
    <div className={classNames(styles.summary, look.class)}>
      <Icon path={look.icon} size="large" />
      <p data-print="only">{fullName}</p>
      <h2 className={styles.title}>{look.title}</h2>
      <p>{t(endText(data))}</p>
      {!counts && !data.heldBack && <p>{t('learning.result.practiceText')}</p>}
      {status !== 'MARKING' && <ScoreNumbers result={data} />}
      <ByHand result={data} />
      <p className={styles.when}>
        {counts && `${t('exam.attemptNumber', { number: data.number })} · `}
        {formatDateTime(data.finishedAt)}
      </p>
      <div className={styles.actions} data-print="hide">
        {mayRetry && <ButtonLink to={examPath(data.exam._id)}>{t('exam.tryAgain')}</ButtonLink>}
        <ButtonLink variant={mayRetry ? 'outlined' : 'primary'} to={coursePath(data.course._id)}>
          {t('exam.backToCourse')}
        </ButtonLink>
        <Button variant="outlined" icon={printerPath} onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      </div>
    </div>
  );
}
