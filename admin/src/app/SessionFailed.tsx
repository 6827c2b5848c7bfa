import { browserPage, useSession } from '@lampstand/auth';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, LampMark, refreshPath } from '@lampstand/ui';
import styles from './Standalone.module.css';

/** The server could not be asked who is there. */
export function SessionFailed() {
  const t = useT();
  const { failure } = useSession();
  const { code, message } = readServerError(failure);
  const text = code === 'NETWORK' ? t('errors.network') : message;
  return (
    <main className={styles.screen}>
      <title>{t('admin.common.couldNotLoad')}</title>
      <LampMark />
      <h1>{t('admin.common.couldNotLoad')}</h1>
      <Alert severity="danger">{text}</Alert>
      <Button icon={refreshPath} onClick={browserPage.reload}>
        {t('common.retry')}
      </Button>
    </main>
  );
}
