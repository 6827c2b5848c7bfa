import { Suspense, useState } from 'react';
import { useGetList } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button, lazyWithRetry } from '@lampstand/ui';
import { laterTexts } from '../../../shared/page/later-texts.ts';
import type { UserMerger } from './merge.binding.ts';
import type { UndoMergerDialogProps } from './UndoMergerDialog.tsx';

const UndoMergerDialog = lazyWithRetry<UndoMergerDialogProps>(() =>
  Promise.all([import('./UndoMergerDialog.tsx'), laterTexts()]).then(([file]) => ({
    default: file.UndoMergerDialog,
  })),
);

/** The mergers of an account that can still be undone, and the way to do so. */
export function MergersNotice({ userId }: { readonly userId: string }) {
  const t = useT();
  const { formatDate } = useFormat();
  const [undone, setUndone] = useState<UserMerger>();
  const { data = [] } = useGetList<UserMerger>('userMergers', { filter: { userId } });
  return (
    <>
      {data.map((merger) => (
        <Alert
          key={merger.id}
          actions={
            <Button variant="outlined" size="small" onClick={() => setUndone(merger)}>
              {t('admin.merge.undo')}
            </Button>
          }
        >
          {t('admin.merge.canUndo', {
            gone: merger.goneName,
            keep: merger.keepName,
            date: formatDate(merger.mergedAt),
            by: merger.byName,
            reason: merger.reason,
            until: formatDate(merger.undoUntil),
          })}
        </Alert>
      ))}
      {undone && (
        <Suspense fallback={null}>
          <UndoMergerDialog merger={undone} userId={userId} onClose={() => setUndone(undefined)} />
        </Suspense>
      )}
    </>
  );
}
