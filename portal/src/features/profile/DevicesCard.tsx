import { useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { DeviceRow } from './DeviceRow.tsx';
import styles from './DevicesCard.module.css';
import {
  DevicesDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
} from './DevicesCard.generated.ts';

/** Where somebody is signed in, and the end of it. */
export function DevicesCard() {
  const t = useT();
  // A list of what goes on elsewhere is never taken from memory alone.
  const { data, ...rest } = useScreenQuery(DevicesDocument);
  const { revoke, revokeOthers, pending } = useRevoking();
  const hasOthers = data?.sessions.some(({ current }) => !current) ?? false;
  return (
    <Card title={t('person.profile.devices')}>
      <DataState {...rest} data={data}>
        {({ sessions }) => (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <DeviceRow key={session._id} session={session} onLogout={() => revoke(session._id)} />
            ))}
          </ul>
        )}
      </DataState>
      {hasOthers && (
        <Button variant="outlined" loading={pending} onClick={() => void revokeOthers()}>
          {t('person.profile.logoutOthers')}
        </Button>
      )}
    </Card>
  );
}

function useRevoking() {
  const t = useT();
  const again = { refetchQueries: [DevicesDocument], awaitRefetchQueries: true };
  const [revokeOne] = useMutation(RevokeSessionDocument, again);
  const [revokeAll, { loading: pending }] = useMutation(RevokeOtherSessionsDocument, again);

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      toast.error(errorText(error, t));
      return;
    }
    toast.success(t('common.success'));
  }

  return {
    pending,
    revoke: (_id: string) => attempt(() => revokeOne({ variables: { _id } })),
    revokeOthers: () => attempt(() => revokeAll()),
  };
}
