import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { resultPath } from '../../shared/student-paths.ts';
import {
  EarlierResult_ResultFragmentDoc,
  type EarlierResult_ResultFragment,
} from './EarlierResult.generated.ts';
import styles from './EarlierResult.module.css';

export interface EarlierResultProps {
  readonly result: FragmentType<EarlierResult_ResultFragment>;
  readonly examId: string;
}

/** One earlier attempt of the student, with the way to its questions and answers. */
export function EarlierResult({ result, examId }: EarlierResultProps) {
  const t = useT();
  const { formatDateTime, formatPercent } = useFormat();
  const { data, complete } = useFragment({
    fragment: EarlierResult_ResultFragmentDoc,
    from: result,
  });
  if (!complete) return null;
  const marking = data.status === 'MARKING';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.link} to={resultPath(examId, data._id)}>
          {t('exam.attemptNumber', { number: data.number })}
        </Link>
        <span className={styles.facts}>
          {formatDateTime(data.finishedAt)}
          {data.abandoned && ` · ${t('exam.abandoned')}`}
        </span>
      </div>
      {!marking && <span className={styles.score}>{formatPercent(data.score / 100)}</span>}
      <ResultChip status={data.status} />
    </li>
  );
}

function ResultChip({ status }: Pick<EarlierResult_ResultFragment, 'status'>) {
  const t = useT();
  switch (status) {
    case 'MARKING':
      return <StatusChip tone="warning">{t('learning.result.notGraded')}</StatusChip>;
    case 'PASSED':
      return <StatusChip tone="success">{t('exam.passed')}</StatusChip>;
    case 'FAILED':
      return <StatusChip tone="danger">{t('exam.failed')}</StatusChip>;
  }
}
