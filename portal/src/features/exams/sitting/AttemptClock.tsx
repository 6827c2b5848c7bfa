import { useEffect, useRef, useState } from 'react';
import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { classNames, clockPath, Icon, VisuallyHidden } from '@lampstand/ui';
import { minutesCalled, urgencyOf } from './attempt-clock.rules.ts';
import styles from './AttemptClock.module.css';

export interface AttemptClockProps {
  /** Seconds. */
  readonly left: number;
}

/** The time that is left. Screen readers hear of it ten, five and one minute before the end. */
export function AttemptClock({ left }: AttemptClockProps) {
  const t = useT();
  const shown = useRef(left);
  const [called, setCalled] = useState<number>();

  useEffect(
    function callOut() {
      const minutes = minutesCalled(shown.current, left);
      shown.current = left;
      if (minutes !== undefined) setCalled(minutes);
    },
    [left],
  );

  return (
    <>
      <p className={classNames(styles.clock, styles[urgencyOf(left)])} role="timer" aria-live="off">
        <Icon path={clockPath} size="small" />
        <VisuallyHidden>{t('learning.exam.timeLeft')}</VisuallyHidden>
        <span>{clockText(left)}</span>
      </p>
      <VisuallyHidden>
        <span role="status">
          {called !== undefined && t('learning.exam.minutesLeft', { count: called })}
        </span>
      </VisuallyHidden>
    </>
  );
}
