import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, StatusChip } from '@lampstand/ui';
import { deviceName } from './device-name.rules.ts';
import styles from './DevicesCard.module.css';
import type { DevicesQuery } from './DevicesCard.generated.ts';

export interface DeviceRowProps {
  readonly session: DevicesQuery['sessions'][number];
  readonly onLogout: () => Promise<void>;
}

/** One device: what it is called, when and from where it was used last. */
export function DeviceRow({ session, onLogout }: DeviceRowProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const [pending, setPending] = useState(false);
  const name = deviceName(session.userAgent) ?? t('person.profile.unknownDevice');
  const logout = t('person.profile.logoutDevice');

  async function end() {
    setPending(true);
    await onLogout();
    setPending(false);
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {session.current && <StatusChip>{t('person.profile.thisDevice')}</StatusChip>}
        </p>
        <p className={styles.facts}>
          {t('person.profile.lastSeen', { when: formatDateTime(session.lastSeenAt) })}
          {session.address && ` · ${session.address}`}
        </p>
        {session.impersonatedBy && (
          <p className={styles.facts}>
            {t('person.profile.seenThrough', { name: session.impersonatedBy })}
          </p>
        )}
      </div>
      {!session.current && (
        <Button
          variant="outlined"
          size="small"
          loading={pending}
          aria-label={`${logout}: ${name}`}
          onClick={() => void end()}
        >
          {logout}
        </Button>
      )}
    </li>
  );
}
