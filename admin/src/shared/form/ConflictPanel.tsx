import { useEffect } from 'react';
import { useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Spinner } from '@lampstand/ui';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { differencesOf } from './differences.ts';
import styles from './ConflictPanel.module.css';

/**
 * Somebody else changed the record after it was opened. It is read again: fields that were not
 * touched here take what is saved, the others keep what was typed, and the difference is shown to
 * choose from.
 */
export function ConflictPanel() {
  const t = useT();
  const { label } = useResourceTexts();
  const { record, refetch, isFetching } = useEditContext();
  const form = useFormContext();

  useEffect(
    function readWhatIsSaved() {
      void refetch();
    },
    [refetch],
  );

  if (isFetching) return <Spinner />;
  const touched = Object.keys(form.formState.dirtyFields);
  const differences = differencesOf(form.getValues(), record, touched);
  const shown = (value: string | undefined) =>
    value === undefined ? t('admin.common.conflictChanged') : value || t('admin.common.empty');
  const actions = (
    <>
      <Button type="submit" size="small">
        {t('admin.common.conflictKeepMine')}
      </Button>
      <Button variant="outlined" size="small" onClick={() => form.reset(record)}>
        {t('admin.common.conflictTakeTheirs')}
      </Button>
    </>
  );
  return (
    <Alert severity="warning" title={t('admin.common.conflictTitle')} actions={actions}>
      <p>{t(differences.length > 0 ? 'admin.common.conflictBody' : 'admin.common.conflictSame')}</p>
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
                <td>{shown(mine)}</td>
                <td>{shown(theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Alert>
  );
}
