import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, Card, DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { GradeHistoryDocument, type GradeHistoryQuery } from './GradeHistory.generated.ts';
import styles from './Grades.module.css';

/** Changes that are shown at first, and how many more each time. */
const STEP = 10;

export interface GradeHistoryProps {
  /** Null: of all courses. */
  readonly courseId: string | null;
}

/** What has changed in one's own grades, by whom and why, the newest first. */
export function GradeHistory({ courseId }: GradeHistoryProps) {
  const t = useT();
  const [shown, setShown] = useState(STEP);
  const screen = useScreenQuery(GradeHistoryDocument, {
    variables: { courseId, page: { page: 1, perPage: shown } },
  });
  return (
    <Card title={t('work.grades.history')}>
      <DataState
        {...screen}
        isEmpty={({ gradeChanges }) => gradeChanges.total === 0}
        empty={<p className={styles.muted}>{t('work.grades.noChanges')}</p>}
      >
        {({ gradeChanges: { items, total } }) => (
          <>
            <ul className={styles.changes}>
              {items.map((change) => (
                <Change key={change._id} change={change} />
              ))}
            </ul>
            {total > items.length && (
              <Button variant="outlined" size="small" onClick={() => setShown(shown + STEP)}>
                {t('common.showMore')}
              </Button>
            )}
          </>
        )}
      </DataState>
    </Card>
  );
}

interface ChangeProps {
  readonly change: GradeHistoryQuery['gradeChanges']['items'][number];
}

function Change({ change }: ChangeProps) {
  const t = useT();
  const { formatDateTime, formatPercent } = useFormat();
  const { title, before, after, reason, byName, at } = change;
  const words = (score: number | null) => (score === null ? '–' : formatPercent(score / 100));
  return (
    <li className={styles.change}>
      <span>
        <span className={styles.name}>{title}</span>{' '}
        {t('work.grades.changed', { before: words(before), after: words(after) })}
      </span>
      <span className={styles.muted}>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {byName && ` · ${byName}`}
      </span>
      {reason && <span>{t('exam.reasonGiven', { reason })}</span>}
    </li>
  );
}
