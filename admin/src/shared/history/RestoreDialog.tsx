import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Modal } from '@lampstand/ui';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { HistoryValue } from './HistoryValue.tsx';
import type { HistoryEntry } from './record-history.binding.ts';
import styles from './RecordHistory.module.css';
import type { HistoryNames } from './told-value.ts';

export interface RestoreDialogProps {
  readonly recordId: string;
  readonly entry: HistoryEntry;
  /** Of the record, as the history was read. */
  readonly version: number;
  readonly names: HistoryNames;
  readonly onOver: () => void;
}

/** Shows what would come back and asks; a refusal stays in sight and changes nothing. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { recordId, entry, version, names, onOver } = props;
  const t = useT();
  const { resource, label } = useResourceTexts();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [refused, setRefused] = useState<string>();
  const [working, setWorking] = useState(false);

  async function restore(): Promise<void> {
    setWorking(true);
    try {
      const data = { resource, recordId, version, entryId: entry.id };
      await dataProvider.create('recordHistory', { data });
      notify('admin.history.restoreDone', { type: 'success' });
      onOver();
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
      setWorking(false);
    }
  }

  const actions = (
    <>
      <Button variant="outlined" data-autofocus onClick={onOver} disabled={working}>
        {t('common.cancel')}
      </Button>
      <Button loading={working} onClick={() => void restore()}>
        {t('admin.history.restore')}
      </Button>
    </>
  );
  return (
    <Modal title={t('admin.history.restoreTitle')} onClose={onOver} actions={actions}>
      {refused && <Alert severity="danger">{refused}</Alert>}
      <p>{t('admin.history.restoreBody')}</p>
      <dl className={styles.restored}>
        {entry.changes
          .filter(({ restorable }) => restorable)
          .map(({ field, before }) => (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>
                <HistoryValue field={field} value={before} names={names} />
              </dd>
            </div>
          ))}
      </dl>
    </Modal>
  );
}
