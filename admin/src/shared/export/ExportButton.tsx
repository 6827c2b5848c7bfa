import { useState } from 'react';
import DownloadIcon from '@mui/icons-material/GetApp';
import {
  Button,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  type Identifier,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { collectPages } from './collect-pages.ts';

export interface ExportButtonProps {
  /** The selected rows: only these are exported. */
  readonly ids?: readonly Identifier[];
}

/**
 * Exports every row of the list's filter and order, not only the page on the screen. The file is
 * written by the list's `exporter` (`useCsvExporter`).
 */
export function ExportButton({ ids }: ExportButtonProps) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext();
  const { exporter, filter, filterValues, sort, total } = useListContext();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();

  async function exportAll() {
    if (!resource || !exporter) return;
    setProgress({ done: 0, total: ids?.length ?? total ?? 0 });
    try {
      const rows = await collectPages(
        (page, perPage) =>
          dataProvider.getList(resource, {
            filter: ids ? { ids } : { ...filterValues, ...filter },
            sort,
            pagination: { page, perPage },
          }),
        (done, all) => setProgress({ done, total: all }),
      );
      await exporter(rows, fetchNothing, dataProvider, resource);
      notify('admin.common.exported', { type: 'success', messageArgs: { count: rows.length } });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      notify('admin.common.exportFailed', { type: 'error', messageArgs: { reason } });
    } finally {
      setProgress(undefined);
    }
  }

  const words = ids ? t('admin.common.exportSelected') : t('admin.common.export');
  return (
    <Button
      label={progress ? t('admin.common.exporting', progress) : words}
      disabled={progress !== undefined || (!ids && total === 0)}
      title={ids ? words : t('admin.common.exportHint')}
      onClick={() => void exportAll()}
    >
      <DownloadIcon />
    </Button>
  );
}

/** Rows bring what they refer to. */
const fetchNothing = () => Promise.resolve({});
