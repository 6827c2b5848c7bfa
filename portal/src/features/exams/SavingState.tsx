import { useT } from '@lampstand/i18n/react';
import { Alert, checkPath, Icon, Spinner, warningPath } from '@lampstand/ui';
import type { SavingStatus } from './answer-saver.ts';
import styles from './SavingState.module.css';

export interface SavingStateProps {
  readonly status: SavingStatus;
  /** It is told already that the connection is lost, and that the answers are kept. */
  readonly lost: boolean;
}

/** Whether the server has every answer. A lost connection is told plainly, and that nothing is lost. */
export function SavingState({ status, lost }: SavingStateProps) {
  const t = useT();
  if (status === 'waiting') {
    return lost ? (
      <p className={styles.state} role="status">
        <Icon path={warningPath} size="small" />
        {t('exam.notSaved')}
      </p>
    ) : (
      <Alert severity="warning" title={t('exam.notSaved')}>
        {t('exam.keptHere')}
      </Alert>
    );
  }
  const saving = status === 'saving';
  return (
    <p className={styles.state} role="status">
      {saving ? <Spinner variant="button" /> : <Icon path={checkPath} size="small" />}
      {saving ? t('common.saving') : t('exam.saved')}
    </p>
  );
}
