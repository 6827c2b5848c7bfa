import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { useArchiveSelected } from './useArchiveSelected.ts';

/** Puts the selected groups into the archive or takes them out of it, after a question. */
export function GroupBulkActions() {
  const t = useT();
  const may = useMay();
  const { selectedIds } = useListContext();
  const [asking, setAsking] = useState<'archive' | 'unarchive'>();
  const { archive, working } = useArchiveSelected(() => setAsking(undefined));
  if (!may('create', 'groups')) return null;
  const count = selectedIds.length;
  const words = {
    archive: t('resources.groups.bulkArchiveTitle', { count }),
    unarchive: t('resources.groups.bulkUnarchiveTitle', { count }),
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking('archive')}>
        {t('resources.groups.archive')}
      </Button>
      <Button variant="outlined" size="small" onClick={() => setAsking('unarchive')}>
        {t('resources.groups.unarchive')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words[asking]}
          message={asking === 'archive' ? t('resources.groups.bulkArchiveBody') : ''}
          confirmLabel={
            asking === 'archive' ? t('resources.groups.archive') : t('resources.groups.unarchive')
          }
          loading={working}
          onConfirm={() => void archive(asking === 'archive')}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
