import { browserPage, useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, LampMark, refreshPath } from '@lampstand/ui';
import { errorText } from '../shared/error-text.ts';
import styles from './SessionFailed.module.css';

export interface SessionFailedProps {
  readonly onRetry?: () => void;
}

/** The server could not be asked who is there. */
export function SessionFailed({ onRetry = browserPage.reload }: SessionFailedProps) {
  const t = useT();
  const { failure } = useSession();
  return (
    <main className={styles.screen}>
      <title>{t('session.unreachable')}</title>
      <span className={styles.mark}>
        <LampMark />
      </span>
      <h1>{t('session.unreachable')}</h1>
      <Alert severity="danger">{errorText(failure, t)}</Alert>
      <Button icon={refreshPath} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </main>
  );
}
