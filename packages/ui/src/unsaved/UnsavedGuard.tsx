import { useT } from '@lampstand/i18n/react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface UnsavedGuardProps {
  readonly active: boolean;
  /** Replaces "Unsaved changes. Are you sure you want to leave this page?". */
  readonly message?: string | undefined;
}

/** Asks before a screen with unsaved changes is left. `Form` brings its own. */
export function UnsavedGuard({ active, message }: UnsavedGuardProps) {
  const t = useT();
  const { asking, leave, stay } = useUnsavedGuard(active);
  if (!asking) return null;
  return (
    <ConfirmDialog
      title={t('ui.leavePage')}
      message={message ?? t('common.unsavedChanges')}
      confirmLabel={t('ui.leavePage')}
      cancelLabel={t('ui.stayOnPage')}
      danger
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
