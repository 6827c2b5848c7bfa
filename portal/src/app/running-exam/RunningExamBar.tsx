import { Link } from 'react-router-dom';
import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { buttonClass, clockPath, Icon } from '@lampstand/ui';
import styles from './RunningExamBar.module.css';
import type { ExamTime } from '../../shared/running-exam.rules.ts';

export interface RunningExamBarProps extends Pick<ExamTime, 'left' | 'returnWithin'> {
  readonly title: string;
  /** Of the attempt's page. */
  readonly to: string;
}

/** Under the header of every page while an exam runs: how long still, and the way back. */
export function RunningExamBar({ title, to, left, returnWithin }: RunningExamBarProps) {
  const t = useT();
  const time =
    returnWithin === undefined
      ? left !== undefined && t('learning.exam.stillLeft', { time: clockText(left) })
      : t('learning.exam.returnWithin', { time: clockText(returnWithin) });
  return (
    <section className={styles.bar} aria-label={t('learning.exam.running')} data-print="hide">
      <Icon path={clockPath} size="small" />
      <p className={styles.words}>
        <strong>{t('learning.exam.runningNamed', { title })}</strong>
        {time && (
          <span className={styles.time} role="timer" aria-live="off">
            {time}
          </span>
        )}
      </p>
      <Link className={buttonClass({ variant: 'danger', size: 'small' })} to={to}>
        {t('learning.exam.returnTo')}
      </Link>
    </section>
  );
}
