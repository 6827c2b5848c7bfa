import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, EmptyState, plusPath } from '@lampstand/ui';
import { useMay } from '../../../auth/useMay.ts';
import type { WindowRecord } from '../exam-actions.binding.ts';
import type { ExamRecord } from '../exam-form.ts';
import styles from './ExamWindows.module.css';
import { WindowDialog } from './WindowDialog.tsx';
import { WindowRow } from './WindowRow.tsx';

/** When each group sits the exam. */
export function ExamWindows({ exam }: { readonly exam: ExamRecord }) {
  const t = useT();
  const may = useMay();
  const [now] = useState(() => new Date());
  const [open, setOpen] = useState<WindowRecord | 'new'>();
  const { data, isPending, error, refetch } = useGetList<WindowRecord>('examWindows', {
    filter: { examId: exam.id },
  });
  const editable = may('edit', 'exams');
  return (
    <Card
      title={t('authoring.exam.windows')}
      flush
      actions={
        editable && (
          <Button size="small" icon={plusPath} onClick={() => setOpen('new')}>
            {t('authoring.exam.addWindows')}
          </Button>
        )
      }
    >
      <p className={styles.hint}>{t('authoring.exam.windowsHint')}</p>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={(windows) => windows.length === 0}
        empty={<EmptyState title={t('authoring.exam.noWindows')} />}
        onRetry={() => void refetch()}
      >
        {(windows) => (
          <ul className={styles.rows}>
            {windows.map((window) => (
              <WindowRow
                key={window.id}
                window={window}
                now={now}
                editable={editable}
                onChange={() => setOpen(window)}
                read={refetch}
              />
            ))}
          </ul>
        )}
      </DataState>
      {open && (
        <WindowDialog
          exam={exam}
          windows={data ?? []}
          {...(open === 'new' ? {} : { window: open })}
          read={refetch}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
