import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { useResourceTexts } from '../page/useResourceTexts.ts';

/** Deletes the selected rows for good, after asking. Those that are refused stay, and stay selected. */
export function BulkDeleteButton() {
  const t = useT();
  const may = useMay();
  const { resource } = useResourceTexts();
  const [asking, setAsking] = useState(false);
  const { selectedIds } = useListContext();
  const { remove, removing } = useRemoveSelected(() => setAsking(false));
  if (!may('delete', resource)) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {t('common.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('admin.common.deleteSelectedTitle', { count: selectedIds.length })}
          message={t('common.areYouSure')}
          confirmLabel={t('common.delete')}
          danger
          loading={removing}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** One after the other: each is removed or refused by itself. */
function useRemoveSelected(onOver: () => void) {
  const dataProvider = useDataProvider();
  const { resource } = useResourceTexts();
  const { selectedIds, onSelect } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [removing, setRemoving] = useState(false);

  async function remove() {
    setRemoving(true);
    const refused = new Map<string, string>();
    for (const id of selectedIds) {
      try {
        await dataProvider.delete(resource, { id });
      } catch (error) {
        refused.set(String(id), error instanceof Error ? error.message : String(error));
      }
    }
    const [reason] = refused.values();
    const done = selectedIds.length - refused.size;
    onSelect(selectedIds.filter((id) => refused.has(String(id))));
    if (reason === undefined) {
      notify('admin.common.deletedSelected', { type: 'success', messageArgs: { count: done } });
    } else {
      const messageArgs = { done, failed: refused.size, reason };
      notify('admin.common.deletedSome', { type: 'error', messageArgs });
    }
    setRemoving(false);
    onOver();
    refresh();
  }

  return { remove, removing };
}
