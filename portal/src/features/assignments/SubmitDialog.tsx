import { useT } from '@lampstand/i18n/react';
import { ConfirmDialog } from '@lampstand/ui';
import type { Submit } from './useSubmit.ts';

export interface SubmitDialogProps {
  readonly submit: Submit;
  /** How many are handed in. */
  readonly files: number;
}

/** The last question before work is handed in. */
export function SubmitDialog({ submit, files }: SubmitDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('work.assignment.submitTitle')}
      message={`${t('work.assignment.submitFiles', { count: files })} ${t('work.assignment.submitText')}`}
      confirmLabel={t('work.assignment.submit')}
      error={submit.error}
      loading={submit.busy}
      onConfirm={submit.confirm}
      onCancel={submit.cancel}
    />
  );
}
