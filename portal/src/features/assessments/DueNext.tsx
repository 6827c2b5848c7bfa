import { useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';
import { DueTime } from '../../shared/deadlines/DueTime.tsx';
import { TimeLeftChip } from '../../shared/deadlines/TimeLeftChip.tsx';
import { assignmentPath, examPath } from '../../shared/student-paths.ts';
import type { Assessment } from './assessment-list.rules.ts';
import styles from './DueNext.module.css';

export interface DueNextProps {
  readonly item: Assessment | undefined;
  /** Milliseconds. */
  readonly now: number;
}

/** The next deadline of all, as the first thing on the screen. */
export function DueNext({ item, now }: DueNextProps) {
  const t = useT();
  return (
    <section className={styles.next} aria-labelledby="due-next">
      <div className={styles.words}>
        <h2 id="due-next" className={styles.title}>
          {t('dashboard.dueNextTitle')}
        </h2>
        {item?.dueAt ? (
          <>
            <p className={styles.what}>{item.title}</p>
            <p className={styles.when}>
              {`${item.course.name} · ${t('dashboard.due')} `}
              <DueTime at={item.dueAt} zone={item.zone} />
            </p>
            <TimeLeftChip deadline={item.dueAt} now={now} />
          </>
        ) : (
          <p className={styles.when}>{t('work.overview.nothingDue')}</p>
        )}
      </div>
      {item && (
        <ButtonLink to={item.kind === 'EXAM' ? examPath(item._id) : assignmentPath(item._id)}>
          {item.underWay ? t('common.continue') : t('common.open')}
        </ButtonLink>
      )}
    </section>
  );
}
