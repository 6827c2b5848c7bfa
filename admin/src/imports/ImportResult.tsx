import { useState } from 'react';
import { useGetOne, useUpdate } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, ConfirmDialog, DataState, ProgressBar } from '@lampstand/ui';
import { downloadText } from '../shared/export/download-text.ts';
import { useCsvWriter } from '../shared/export/useCsvWriter.ts';
import { useShowError } from '../shared/form/useShowError.ts';
import { fieldLabel } from './field-labels.ts';
import type { ImportRecordFragment } from './imports.generated.ts';
import styles from './tables.module.css';

export interface ImportResultProps {
  readonly id: string;
  readonly onAgain: () => void;
}

const POLL_MS = 1000;

/** How far an import is, what came of it, and the way back. */
export function ImportResult({ id, onAgain }: ImportResultProps) {
  const { data, isPending, error, refetch } = useGetOne<ImportRecordFragment>(
    'imports',
    { id },
    {
      retry: false,
      refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? POLL_MS : false),
    },
  );
  return (
    <DataState
      loading={isPending}
      error={error}
      data={data}
      isEmpty={() => false}
      onRetry={() => void refetch()}
    >
      {(record) => <Outcome record={record} onAgain={onAgain} onChanged={() => void refetch()} />}
    </DataState>
  );
}

interface OutcomeProps {
  readonly record: ImportRecordFragment;
  readonly onAgain: () => void;
  readonly onChanged: () => void;
}

function Outcome({ record, onAgain, onChanged }: OutcomeProps) {
  const t = useT();
  const { done, total, rows, status } = record;
  const refused = rows.filter(({ fate }) => fate === 'REFUSED');
  const imported = rows.filter(({ fate }) => fate === 'NEW' || fate === 'CHANGED').length;
  return (
    <Card title={record.fileName}>
      {status === 'RUNNING' && (
        <ProgressBar
          label={t('admin.imports.progress', { done, total })}
          value={done}
          max={total}
        />
      )}
      {status === 'DONE' && (
        <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
          {t('admin.imports.result', { count: imported, refused: refused.length })}
        </Alert>
      )}
      {status === 'UNDONE' && <Alert>{t('admin.imports.undone')}</Alert>}
      <div className={styles.bar}>
        {status !== 'RUNNING' && refused.length > 0 && <RefusedButton record={record} />}
        {status === 'DONE' && <UndoButton id={record.id} onUndone={onChanged} />}
        <Button variant="outlined" onClick={onAgain}>
          {t('admin.imports.otherFile')}
        </Button>
      </div>
    </Card>
  );
}

/** The refused lines as a file that can be mended and imported again. */
function RefusedButton({ record }: { readonly record: ImportRecordFragment }) {
  const t = useT();
  const csvWriter = useCsvWriter();

  async function download() {
    const toCsv = await csvWriter();
    if (!toCsv) return;
    const heading = record.fields.map((field) => fieldLabel(t, field));
    const lines = record.rows
      .filter(({ fate }) => fate === 'REFUSED')
      .map(({ values, reasons }) => [
        ...values,
        reasons.map(({ field, reason }) => `${fieldLabel(t, field)}: ${reason}`).join(' '),
      ]);
    const csv = toCsv([...heading, t('admin.imports.reason')], lines);
    downloadText(
      csv,
      record.fileName.replace(/(\.\w+)?$/, '-refused.csv'),
      'text/csv;charset=utf-8',
    );
  }

  return (
    <Button variant="outlined" onClick={() => void download()}>
      {t('admin.imports.downloadRefused')}
    </Button>
  );
}

interface UndoButtonProps {
  readonly id: string;
  readonly onUndone: () => void;
}

function UndoButton({ id, onUndone }: UndoButtonProps) {
  const t = useT();
  const showError = useShowError();
  const [asking, setAsking] = useState(false);
  const [blocked, setBlocked] = useState<readonly number[]>([]);
  const [update, { isPending }] = useUpdate();

  async function undo() {
    await update(
      'imports',
      { id, data: {}, previousData: { id } },
      {
        onSuccess: (answer: { readonly blocked: readonly number[] }) => {
          setBlocked(answer.blocked);
          onUndone();
        },
        onError: showError,
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('admin.imports.undo')}
      </Button>
      {blocked.length > 0 && (
        <Alert severity="danger">{t('admin.imports.blocked', { lines: blocked.join(', ') })}</Alert>
      )}
      {asking && (
        <ConfirmDialog
          title={t('admin.imports.undoTitle')}
          message={t('admin.imports.undoBody')}
          confirmLabel={t('admin.imports.undo')}
          danger
          loading={isPending}
          onConfirm={() => void undo()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
