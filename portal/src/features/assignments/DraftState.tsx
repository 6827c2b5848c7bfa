import { useT } from '@lampstand/i18n/react';
import { Alert, checkPath, Icon, Spinner } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import type { DraftStatus } from './draft-saver.ts';
import styles from './WorkEditor.module.css';

export interface DraftStateProps {
  readonly status: DraftStatus;
  readonly error?: unknown;
}

/** Whether the server has what was written; where it has not, that nothing is lost. */
export function DraftState({ status, error }: DraftStateProps) {
  const t = useT();
  if (status === 'refused') return <Alert severity="danger">{errorText(error, t)}</Alert>;
  if (status === 'elsewhere') {
    return <Alert severity="warning">{t('work.assignment.elsewhere')}</Alert>;
  }
  if (status === 'failed') {
    return (
      <Alert severity="warning" title={t('exam.notSaved')}>
        {t('work.assignment.keptHere')}
      </Alert>
    );
  }
  const saved = status === 'saved';
  return (
    <p className={styles.state} role="status">
      {saved ? <Icon path={checkPath} size="small" /> : <Spinner variant="button" />}
      {saved ? t('work.assignment.draftSaved') : t('common.saving')}
    </p>
  );
}
