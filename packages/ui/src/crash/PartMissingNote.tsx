import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';

export interface PartMissingNoteProps {
  readonly onRetry: () => Promise<void>;
}

/** Stands in the place of a part that could not be fetched. */
export function PartMissingNote({ onRetry }: PartMissingNoteProps) {
  const t = useT();
  const [trying, setTrying] = useState(false);

  async function retry() {
    setTrying(true);
    await onRetry();
    setTrying(false);
  }

  return (
    <Alert
      severity="danger"
      actions={
        <Button variant="outlined" size="small" loading={trying} onClick={() => void retry()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('ui.partMissing')}
    </Alert>
  );
}
