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
  const passed = data.status === 'PASSED';
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
      <span className={styles.score}>{formatPercent(data.score / 100)}</span>
      <StatusChip tone={passed ? 'success' : 'danger'}>
        {passed ? t('exam.passed') : t('exam.failed')}
      </StatusChip>
    </li>
  );
}
