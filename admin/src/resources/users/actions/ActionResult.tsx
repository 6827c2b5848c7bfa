import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import type { Outcome } from './user-action.ts';
import styles from './UserActionDialog.module.css';

export interface ActionResultProps {
  readonly outcomes: readonly Outcome[];
  readonly nameOf: (id: string) => string;
}

/** For how many it is done, for how many it was so already, and who is left and why. */
export function ActionResult({ outcomes, nameOf }: ActionResultProps) {
  const t = useT();
  const count = (wanted: Outcome['status']) =>
    outcomes.filter(({ status }) => status === wanted).length;
  const failed = outcomes.filter(({ status }) => status === 'FAILED');
  const unchanged = count('UNCHANGED');
  return (
    <>
      <Alert severity={failed.length > 0 ? 'warning' : 'success'}>
        <p>{t('resources.users.bulkDone', { count: count('DONE') })}</p>
        {unchanged > 0 && <p>{t('resources.users.bulkUnchanged', { count: unchanged })}</p>}
        {failed.length > 0 && <p>{t('resources.users.bulkFailed', { count: failed.length })}</p>}
      </Alert>
      {failed.length > 0 && (
        <dl className={styles.failed}>
          {failed.map(({ userId, reason }) => (
            <div key={userId}>
              <dt>{nameOf(userId)}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
