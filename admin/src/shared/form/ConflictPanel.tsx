import { useEffect, useRef, useState } from 'react';
import { useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, mainId, Spinner } from '@lampstand/ui';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { ConflictValue, type ValueNames } from './ConflictValue.tsx';
import { differencesOf } from './differences.ts';
import styles from './ConflictPanel.module.css';

export interface ConflictPanelProps {
  readonly valueNames?: ValueNames | undefined;
  /** The person takes what is saved: there is nothing to choose any more. */
  readonly onTaken: () => void;
}

/**
 * Somebody else changed the record after it was opened. It is read again: fields that were not
 * touched here take what is saved, the others keep what was typed, and the difference is shown to
 * choose from.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { refetch } = useEditContext();
  const [read, setRead] = useState(false);

  useEffect(
    function readWhatIsSaved() {
      void refetch().then(() => setRead(true));
    },
    [refetch],
  );

  return read ? <Choice {...props} /> : <Spinner />;
}

function Choice({ valueNames, onTaken }: ConflictPanelProps) {
  const t = useT();
  const { label } = useResourceTexts();
  const { record } = useEditContext();
  const form = useFormContext();
  const place = useRef<HTMLDivElement>(null);

  useEffect(function bringIntoSight() {
    // Whoever saved at the end of a long form would not see it otherwise.
    place.current?.focus();
  }, []);

  const touched = Object.keys(form.formState.dirtyFields);
  const differences = differencesOf(form.getValues(), record, touched);
  const take = () => {
    form.reset(record);
    onTaken();
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  const actions = (
    <>
      <Button type="submit" size="small">
        {t('admin.common.conflictKeepMine')}
      </Button>
      <Button variant="outlined" size="small" onClick={take}>
        {t('admin.common.conflictTakeTheirs')}
      </Button>
    </>
  );
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Alert severity="warning" title={t('admin.common.conflictTitle')} actions={actions}>
        <p>
          {t(differences.length > 0 ? 'admin.common.conflictBody' : 'admin.common.conflictSame')}
        </p>
        {differences.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('admin.common.conflictField')}</th>
                <th scope="col">{t('admin.common.conflictMine')}</th>
                <th scope="col">{t('admin.common.conflictTheirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, mine, theirs }) => (
                <tr key={field}>
                  <th scope="row">{label(field)}</th>
                  <td>
                    <ConflictValue field={field} value={mine} names={valueNames?.[field]} />
                  </td>
                  <td>
                    <ConflictValue field={field} value={theirs} names={valueNames?.[field]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Alert>
    </div>
  );
}
