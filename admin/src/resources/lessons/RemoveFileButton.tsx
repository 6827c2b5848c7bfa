import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import type { FileChange } from './lesson-files.binding.ts';
import { useFileChange } from './useFileChange.ts';

export interface RemoveFileButtonProps {
  /** What the file is called, or its language: it tells one button from another. */
  readonly name: string;
  readonly question: string;
  readonly change: FileChange;
}

/** Takes a file away for good, after asking. */
export function RemoveFileButton({ name, question, change: request }: RemoveFileButtonProps) {
  const t = useT();
  const { change, working } = useFileChange();
  const [asking, setAsking] = useState(false);

  async function remove() {
    await change(request, 'authoring.lesson.removedFile');
    setAsking(false);
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${t('common.remove')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('common.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={question}
          message={t('common.areYouSure')}
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
