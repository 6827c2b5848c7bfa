import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import styles from './FailsIn.module.css';

export interface FailsInProps {
  readonly seconds: number;
  /** The rule by which the attempt fails, with `{time}`. */
  readonly message: 'learning.exam.loginWithin' | 'learning.exam.reconnectWithin';
}

/** The time until an attempt fails. It changes each second, which no screen reader should read. */
export function FailsIn({ seconds, message }: FailsInProps) {
  const t = useT();
  return (
    <p className={styles.time} role="timer" aria-live="off">
      {t(message, { time: clockText(seconds) })}
    </p>
  );
}
