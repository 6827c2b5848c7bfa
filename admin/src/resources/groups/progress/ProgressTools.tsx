import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { checkAt, checkState, type Translator } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, isChunkLoadFailure, loadWithRetry, printerPath, TextField } from '@lampstand/ui';
import { collectPages } from '../../../shared/export/collect-pages.ts';
import { downloadText } from '../../../shared/export/download-text.ts';
import { toCell } from '../../../shared/export/to-cell.ts';
import type { ProgressLesson, ProgressRow } from './group-progress.binding.ts';
import styles from './GroupProgress.module.css';
import { usePrintAll } from './usePrintAll.ts';

export interface ProgressToolsProps {
  readonly lessons: readonly ProgressLesson[];
  readonly caption: string;
}

/** Finds students in the table, and gives all of it away: as a file, or on paper. */
export function ProgressTools({ lessons, caption }: ProgressToolsProps) {
  const t = useT();
  const { filterValues, setFilters } = useListContext();
  const { working, exportAll } = useProgressExport(lessons, caption);
  const printAll = usePrintAll();
  const [text, setText] = useState(String(filterValues['q'] ?? ''));
  const search = (typed: string) => {
    setText(typed);
    setFilters(typed.trim() === '' ? {} : { q: typed.trim() }, undefined, true);
  };
  return (
    <div className={styles.tools} data-print="hide">
      <TextField
        className={styles.search}
        type="search"
        name="q"
        label={t('authoring.progress.search')}
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      <Button variant="outlined" loading={working} onClick={() => void exportAll()}>
        {t('admin.common.export')}
      </Button>
      <Button variant="outlined" icon={printerPath} onClick={printAll}>
        {t('common.print')}
      </Button>
    </div>
  );
}

/** What the browser says of a file that it could not fetch is English, and meant for programmers. */
function reasonOf(error: unknown, t: Translator): string {
  if (isChunkLoadFailure(error)) return t('ui.partMissing');
  return error instanceof Error ? error.message : String(error);
}

/** Every row of the search and order, not only the page on the screen. */
function useProgressExport(lessons: readonly ProgressLesson[], caption: string) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { filter, filterValues, sort } = useListContext();
  const [working, setWorking] = useState(false);

  async function exportAll() {
    setWorking(true);
    try {
      const rows = await collectPages((page, perPage) =>
        dataProvider.getList<ProgressRow>('groupProgress', {
          filter: { ...filterValues, ...filter },
          sort,
          pagination: { page, perPage },
        }),
      );
      const { toCsv } = await loadWithRetry(() => import('../../../shared/export/csv.ts'));
      const names = ['student', 'completed', 'seen', 'lastSeen'] as const;
      const header = [
        ...names.map((name) => t(`authoring.progress.${name}`)),
        ...lessons.flatMap(({ title, checks }) => [
          title,
          ...checks.map(({ atSeconds }) => `${title}: ${checkAt(atSeconds, t)}`),
        ]),
      ];
      const cells = rows.map(({ student, completedLessons, seenPercent, lastSeenAt, ...row }) => [
        student.fullName,
        completedLessons,
        seenPercent,
        lastSeenAt === null ? null : toCell(new Date(lastSeenAt), t),
        ...row.lessons.flatMap((lesson) => [
          lesson.seenPercent,
          ...lesson.checks.map((check) => checkState(check, t)),
        ]),
      ]);
      downloadText(toCsv(header, cells), `${caption}.csv`, 'text/csv;charset=utf-8');
      notify('admin.common.exported', { type: 'success', messageArgs: { count: rows.length } });
    } catch (error) {
      const reason = reasonOf(error, t);
      notify('admin.common.exportFailed', { type: 'error', messageArgs: { reason } });
    }
    setWorking(false);
  }

  return { working, exportAll };
}
