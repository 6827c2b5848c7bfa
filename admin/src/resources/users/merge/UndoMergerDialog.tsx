import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, DataState, Modal } from '@lampstand/ui';
import type { MergerStaying, UserMerger } from './merge.binding.ts';
import { Staying } from './Staying.tsx';

export interface UndoMergerDialogProps {
  readonly merger: UserMerger;
  /** The account on whose page this is asked. */
  readonly userId: string;
  readonly onClose: () => void;
}

/** Tells what returns and what stays, asks once more, and brings the account back. */
export function UndoMergerDialog({ merger, userId, onClose }: UndoMergerDialogProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { data, isPending, error, refetch } = useGetList<MergerStaying>('mergerStays', {
    filter: { userId },
  });
  const name = merger.goneName;

  async function undo(): Promise<void> {
    setWorking(true);
    try {
      await dataProvider.create('userMergers', { data: { id: merger.id } });
      notify('admin.merge.undone', { type: 'success', messageArgs: { name } });
      refresh();
      onClose();
    } catch (cause) {
      setRefused(cause instanceof Error ? cause.message : String(cause));
      setWorking(false);
    }
  }

  const actions = (
    <>
      <Button variant="outlined" data-autofocus onClick={onClose} disabled={working}>
        {t('common.cancel')}
      </Button>
      <Button loading={working} onClick={() => void undo()}>
        {t('admin.merge.undo')}
      </Button>
    </>
  );
  return (
    <Modal title={t('admin.merge.undoTitle', { name })} onClose={onClose} actions={actions}>
      {refused && <Alert severity="danger">{refused}</Alert>}
      <p>{t('admin.merge.undoBody', { name })}</p>
      <DataState
        loading={isPending}
        error={error}
        data={data?.find(({ id }) => id === merger.id)}
        onRetry={() => void refetch()}
      >
        {({ stays }) => <Staying stays={stays} />}
      </DataState>
    </Modal>
  );
}
