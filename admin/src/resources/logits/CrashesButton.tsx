import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, DataState, Modal } from '@lampstand/ui';
import { Pager } from '../../shared/list/Pager.tsx';
import styles from './Logits.module.css';
import type { LogitGroup } from './logits.binding.ts';

/** Opens the crashes that the apps reported, by what they said. */
export function CrashesButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.logits.crashes')}
      </Button>
      {open && (
        <Modal title={t('resources.logits.crashes')} onClose={() => setOpen(false)}>
          <ListBase
            resource="logitGroups"
            perPage={10}
            disableAuthentication
            disableSyncWithLocation
            storeKey={false}
            queryOptions={{ onError: () => undefined }}
          >
            <Crashes onChosen={() => setOpen(false)} />
          </ListBase>
        </Modal>
      )}
    </>
  );
}

/** The way to the reports of a group. */
const reportsOf = (id: string) =>
  `/logits?${new URLSearchParams({ filter: JSON.stringify({ source: 'REPORT', groupId: id }) })}`;

function Crashes({ onChosen }: { readonly onChosen: () => void }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { data, isPending, error, refetch } = useListContext<LogitGroup>();
  return (
    <>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={(groups) => groups.length === 0}
        empty={<p>{t('resources.logits.noCrashes')}</p>}
        onRetry={() => void refetch()}
      >
        {(groups) => (
          <ul className={styles.crashes}>
            {groups.map(({ id, message, count, lastAt }) => (
              <li key={id}>
                <Link to={reportsOf(id)} onClick={onChosen}>
                  {message}
                </Link>
                <p className={styles.facts}>
                  {t('resources.logits.times', { count })},{' '}
                  {t('resources.logits.lastSeen', { moment: formatDateTime(lastAt) })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </DataState>
      <Pager />
    </>
  );
}
