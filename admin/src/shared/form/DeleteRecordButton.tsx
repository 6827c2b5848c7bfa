import { useState, type ReactNode } from 'react';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, ConfirmDialog, Modal } from '@lampstand/ui';
import { isVersionConflict } from '../../data/to-ra-error.ts';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { useShowError } from './useShowError.ts';

export interface DeleteRecordButtonProps {
  readonly name: string;
  readonly leaveTo: string;
  /** What stands in the way of deleting, shown with the server's refusal. */
  readonly obstacle?: ReactNode;
}

/** Deletes the record at hand for good, after asking. */
export function DeleteRecordButton({ name, leaveTo, obstacle }: DeleteRecordButtonProps) {
  const t = useT();
  const { resource } = useResourceTexts();
  const record = useRecordContext();
  const notify = useNotify();
  const navigate = useNavigate();
  const showError = useShowError();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [remove, { isPending }] = useDelete();

  const confirm = () =>
    void remove(
      resource,
      { id: record?.id, previousData: record },
      {
        onSuccess: () => {
          notify('admin.common.deleted', { type: 'success', messageArgs: { name } });
          void navigate(leaveTo);
        },
        onError: (error: unknown) => {
          setAsking(false);
          if (obstacle && isVersionConflict(error)) setRefused(error.message);
          else showError(error);
        },
      },
    );

  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('common.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('admin.common.deleteTitle', { name })}
          message={t('common.areYouSure')}
          confirmLabel={t('common.delete')}
          danger
          loading={isPending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
      {refused !== undefined && (
        <Modal
          title={t('admin.common.deleteTitle', { name })}
          onClose={() => setRefused(undefined)}
          actions={<Button onClick={() => setRefused(undefined)}>{t('common.close')}</Button>}
        >
          <Alert severity="danger">{refused}</Alert>
          {obstacle}
        </Modal>
      )}
    </>
  );
}
