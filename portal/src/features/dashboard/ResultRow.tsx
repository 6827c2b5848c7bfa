import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { resultPath } from '../../shared/student-paths.ts';
import {
  ResultRow_ResultFragmentDoc,
  type ResultRow_ResultFragment,
} from './ResultRow.generated.ts';
import styles from './ResultRow.module.css';
import rows from './Rows.module.css';

export interface ResultRowProps {
  readonly result: FragmentType<ResultRow_ResultFragment>;
}

/** One exam result: passed or not, with its score, leading to the questions and answers. */
export function ResultRow({ result }: ResultRowProps) {
  const t = useT();
  const { formatDate, formatPercent } = useFormat();
  const { data, complete } = useFragment({ fragment: ResultRow_ResultFragmentDoc, from: result });
  if (!complete) return null;
  const passed = data.status === 'PASSED';
  return (
    <li className={rows.row}>
      <div className={rows.line}>
        <div className={rows.words}>
          <Link className={rows.link} to={resultPath(data.exam._id, data._id)}>
            {data.exam.title}
          </Link>
          <span className={rows.muted}>
            {data.course.code} · {formatDate(data.finishedAt)}
          </span>
        </div>
        <div className={styles.outcome}>
          <span className={styles.score}>{formatPercent(data.score / 100)}</span>
          <StatusChip tone={passed ? 'success' : 'danger'}>
            {passed ? t('exam.passed') : t('exam.failed')}
          </StatusChip>
        </div>
      </div>
    </li>
  );
}
