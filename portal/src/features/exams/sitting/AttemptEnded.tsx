import { useEffect, useRef } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, ButtonLink, Card } from '@lampstand/ui';
import styles from './AttemptEnded.module.css';

export interface AttemptEndedProps {
  /** What the server said, where it refused an answer. */
  readonly message: string | undefined;
  readonly resultPath: string;
}

/** Says plainly that the attempt is over, and leads to where it says why. */
export function AttemptEnded({ message, resultPath }: AttemptEndedProps) {
  const t = useT();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(function focusHeading() {
    ref.current?.focus();
  }, []);
  return (
    <Card>
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {t('learning.exam.ended')}
      </h2>
      {message && <Alert severity="danger">{message}</Alert>}
      <p>{t('learning.exam.endedText')}</p>
      <ButtonLink to={resultPath}>{t('shell.examResult')}</ButtonLink>
    </Card>
  );
}
