import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { checkAt, checkState } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, loadWithRetry, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { allRows } from './all-rows.ts';
import { tableOf } from './export-table.rules.ts';
import type { GroupProgressQueryVariables } from './ProgressTable.generated.ts';

export interface ExportButtonProps {
  /** What the list asks for, without its page. */
  readonly asked: Omit<GroupProgressQueryVariables, 'page'>;
  readonly fileName: string;
}

/** Everybody of the list in one file, a column for each lesson. */
export function ExportButton({ asked, fileName }: ExportButtonProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const exportAll = async () => {
    setBusy(true);
    try {
      const table = tableOf(await allRows(client, asked), {
        heads: [
          t('learning.course.student'),
          t('learning.course.lessonsDone'),
          t('learning.course.seen'),
          t('learning.course.lastSeen'),
        ],
        date: formatDateTime,
        checkAt: (seconds) => checkAt(seconds, t),
        check: (seen) => checkState(seen, t),
      });
      const { downloadCsv } = await loadWithRetry(
        () => import('../../shared/tables/download-csv.ts'),
      );
      downloadCsv(table, `${fileName}.csv`);
    } catch (error) {
      toast.error(errorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" size="small" loading={busy} onClick={() => void exportAll()}>
      {t('learning.course.exportCsv')}
    </Button>
  );
}
