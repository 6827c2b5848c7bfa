import { useState } from 'react';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { useShowError } from './useShowError.ts';

export interface DeleteRecordButtonProps {
  readonly name: string;
  readonly leaveTo: string;
}

/** Deletes the record at hand for good, after asking. */
export function DeleteRecordButton({ name, leaveTo }: DeleteRecordButtonProps) {
  const t = useT();
  const { resource } = useResourceTexts();
  const record = useRecordContext();
  const notify = useNotify();
  const navigate = useNavigate();
  const showError = useShowError();
  const [asking, setAsking] = useState(false);
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
          showError(error);
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
    </>
  );
}
