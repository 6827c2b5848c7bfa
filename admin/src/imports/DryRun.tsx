import { useState } from 'react';
import { useCreate } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button, Card } from '@lampstand/ui';
import { useShowError } from '../shared/form/useShowError.ts';
import { newRecordId } from '../shared/new-record-id.ts';
import { fateNames, fates } from './fates.ts';
import type { ImportFate, ImportInput } from './imports.generated.ts';
import { PlannedRows } from './PlannedRows.tsx';
import type { Preview } from './preview.ts';
import styles from './tables.module.css';

export interface DryRunProps {
  readonly input: ImportInput;
  readonly preview: Preview;
  readonly onBack: () => void;
  readonly onStarted: (id: string) => void;
}

/** The fate of every line; only its confirmation writes something. */
export function DryRun({ input, preview, onBack, onStarted }: DryRunProps) {
  const t = useT();
  const { formatNumber } = useFormat();
  const showError = useShowError();
  const [id] = useState(newRecordId);
  const [fate, setFate] = useState<ImportFate>();
  const [sendMails, setSendMails] = useState(false);
  const [create, { isPending }] = useCreate();
  const countOf = (wanted: ImportFate) => preview.rows.filter((row) => row.fate === wanted).length;
  const count = countOf('NEW') + countOf('CHANGED');

  async function confirm() {
    const { fingerprint } = preview;
    await create(
      'imports',
      { data: { id, input, fingerprint, sendMails } },
      { onSuccess: () => onStarted(id), onError: showError },
    );
  }

  return (
    <Card title={t('admin.imports.dryRunTitle')}>
      <div className={styles.bar} role="group" aria-label={t('common.status')}>
        {fates.map((each) => (
          <Button
            key={each}
            size="small"
            variant={fate === each ? 'primary' : 'outlined'}
            aria-pressed={fate === each}
            onClick={() => setFate(fate === each ? undefined : each)}
          >
            {`${t(fateNames[each])}: ${formatNumber(countOf(each))}`}
          </Button>
        ))}
      </div>
      <PlannedRows
        input={input}
        rows={preview.rows.filter((row) => fate === undefined || row.fate === fate)}
      />
      {count === 0 && <Alert>{t('admin.imports.nothingToDo')}</Alert>}
      {input.kind === 'USERS' && countOf('NEW') > 0 && (
        <p>
          <label>
            <input
              type="checkbox"
              checked={sendMails}
              onChange={({ currentTarget }) => setSendMails(currentTarget.checked)}
            />{' '}
            {t('admin.imports.sendMails')}
          </label>
        </p>
      )}
      <div className={styles.bar}>
        <Button variant="outlined" disabled={isPending} onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button disabled={count === 0} loading={isPending} onClick={() => void confirm()}>
          {t('admin.imports.confirm', { count })}
        </Button>
      </div>
    </Card>
  );
}
