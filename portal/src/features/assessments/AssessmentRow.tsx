import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { DueTime } from '../../shared/deadlines/DueTime.tsx';
import { TimeLeftChip } from '../../shared/deadlines/TimeLeftChip.tsx';
import { assignmentPath, examPath } from '../../shared/student-paths.ts';
import type { Assessment } from './assessment-list.rules.ts';
import styles from './AssessmentRow.module.css';

export interface AssessmentRowProps {
  readonly item: Assessment;
  /** Milliseconds. */
  readonly now: number;
}

/** One exam or assignment: its course, its dates, and what came of it. */
export function AssessmentRow({ item, now }: AssessmentRowProps) {
  const t = useT();
  const { _id, kind, title, course, state } = item;
  const exam = kind === 'EXAM';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.link} to={exam ? examPath(_id) : assignmentPath(_id)}>
          {title}
        </Link>
        <span className={styles.muted}>
          {`${exam ? t('shell.exam') : t('shell.assignment')} · ${course.name}`}
        </span>
        <Dates item={item} />
        {item.blockedReason && <span className={styles.muted}>{item.blockedReason}</span>}
      </div>
      <div className={styles.chips}>
        {item.underWay && <StatusChip tone="warning">{t('course.inProgress')}</StatusChip>}
        {state === 'OPEN' && item.dueAt && <TimeLeftChip deadline={item.dueAt} now={now} />}
        {state !== 'UPCOMING' && item.outcome !== null && <Outcome outcome={item.outcome} />}
      </div>
    </li>
  );
}

function Dates({ item }: Pick<AssessmentRowProps, 'item'>) {
  const t = useT();
  const { state, opensAt, dueAt, zone } = item;
  return (
    <span className={styles.muted}>
      {state === 'UPCOMING' && opensAt && (
        <span className={styles.date}>
          {t('work.overview.opens')} <DueTime at={opensAt} zone={zone} />
        </span>
      )}
      <span className={styles.date}>
        {dueAt ? (
          <>
            {t('dashboard.due')} <DueTime at={dueAt} zone={zone} />
          </>
        ) : (
          t('work.overview.noDeadline')
        )}
      </span>
    </span>
  );
}

function Outcome({ outcome }: { readonly outcome: number | boolean }) {
  const t = useT();
  const { formatPercent } = useFormat();
  if (typeof outcome === 'number') {
    return <span className={styles.score}>{formatPercent(outcome / 100)}</span>;
  }
  return (
    <StatusChip tone={outcome ? 'success' : 'warning'}>
      {outcome ? t('work.overview.complete') : t('work.overview.incomplete')}
    </StatusChip>
  );
}
