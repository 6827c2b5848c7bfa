import { useDeferredValue, useState } from 'react';
import { useDataProvider, useGetList, useGetOne, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import {
  Button,
  Card,
  DataState,
  downPath,
  EmptyState,
  printerPath,
  TextField,
} from '@lampstand/ui';
import type { RegionalRecord } from '../auth/rights.ts';
import { useMay } from '../auth/useMay.ts';
import { toCsv } from '../shared/export/csv.ts';
import { downloadText } from '../shared/export/download-text.ts';
import { csvOf } from './csv-of.ts';
import type { GradeRow } from './gradebook.binding.ts';
import { GradeTable, type GradeSort } from './GradeTable.tsx';
import styles from './GradeBook.module.css';

export interface GradeBookProps {
  readonly groupId: string;
  readonly courseId: string;
  /** Of the course. */
  readonly title: string;
}

/** As many as a group has; the server gives no more on one page. */
const EVERYBODY = { page: 1, perPage: 500 };

/** Students and parts of a course: sorted, searched, unfolded, as a file and on paper. */
export function GradeBook({ groupId, courseId, title }: GradeBookProps) {
  const t = useT();
  const may = useMay();
  const dataProvider = useDataProvider();
  const { data: group } = useGetOne<RaRecord & RegionalRecord>('groups', { id: groupId });
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<GradeSort>({ field: 'name', order: 'ASC' });
  const searched = useDeferredValue(q.trim());
  const { data, error, isPending, refetch } = useGetList<GradeRow>('gradeBook', {
    filter: { groupId, courseId, ...(searched && { q: searched }) },
    sort,
    pagination: EVERYBODY,
  });

  async function download() {
    const everybody = { filter: { groupId, courseId }, sort, pagination: EVERYBODY };
    const { data: rows } = await dataProvider.getList<GradeRow>('gradeBook', everybody);
    const { header, cells } = csvOf(rows, t);
    downloadText(toCsv(header, cells), `${title}.csv`, 'text/csv;charset=utf-8');
  }

  return (
    <>
      <div className={styles.tools} data-print="hide">
        <TextField
          type="search"
          label={t('resources.gradebook.search')}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Button variant="outlined" icon={downPath} onClick={() => void download()}>
          {t('resources.gradebook.csv')}
        </Button>
        <Button variant="outlined" icon={printerPath} onClick={() => window.print()}>
          {t('resources.gradebook.print')}
        </Button>
      </div>
      <Card flush title={title}>
        <DataState
          loading={isPending}
          error={error}
          data={data}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title={t('resources.gradebook.nobody')} />}
          onRetry={() => void refetch()}
        >
          {(rows) => (
            <GradeTable
              rows={rows}
              sort={sort}
              onSort={setSort}
              correctIn={group && may('edit', 'gradebook', group) ? courseId : undefined}
            />
          )}
        </DataState>
      </Card>
    </>
  );
}
