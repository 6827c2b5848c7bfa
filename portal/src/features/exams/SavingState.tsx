import { useT } from '@lampstand/i18n/react';
import { Alert, checkPath, Icon, Spinner } from '@lampstand/ui';
import type { SavingStatus } from './answer-saver.ts';
import styles from './SavingState.module.css';

export interface SavingStateProps {
  readonly status: SavingStatus;
}

/** Whether the server has every answer. A lost connection is told plainly, and that nothing is lost. */
export function SavingState({ status }: SavingStateProps) {
  const t = useT();
  if (status === 'waiting') {
    return (
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
