import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { useShowError } from '../form/useShowError.ts';

export interface RemoveButtonProps {
  /** What is removed, where several such buttons are on a page. */
  readonly name?: string;
  readonly question: string;
  /** What else there is to know before; without it only whether one is sure. */
  readonly warning?: string;
  /** Removes it. What is thrown is shown. */
  readonly onRemove: () => Promise<unknown>;
  /** Afterwards, also where it was refused: reads what is there now. */
  readonly read?: () => unknown;
}

/** Takes something away for good, after a question. */
export function RemoveButton({ name, question, warning, onRemove, read }: RemoveButtonProps) {
  const t = useT();
  const showError = useShowError();
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);

  async function remove() {
    setWorking(true);
    try {
      await onRemove();
    } catch (error) {
      showError(error);
    }
    setWorking(false);
    setAsking(false);
    await read?.();
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={name === undefined ? undefined : `${t('common.remove')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('common.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={question}
          message={warning ?? t('common.areYouSure')}
          confirmLabel={t('common.remove')}
          danger
          loading={working}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
