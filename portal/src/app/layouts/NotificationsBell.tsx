import { useState } from 'react';
import { useUser } from '@lampstand/auth';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Icon, VisuallyHidden } from '@lampstand/ui';
import { DataLater } from '../data/DataLater.tsx';
import { bellScreen } from '../data/data-parts.ts';
import { bellPath } from './bell-path.ts';
import styles from './NotificationsBell.module.css';

const mostShown = 99;

/** The bell, with the number of notifications that wait to be read; it opens the newest of them. */
export function NotificationsBell() {
  const t = useT();
  const { formatNumber } = useFormat();
  const [bell, setBell] = useState<HTMLElement>();
  const { unreadNotifications: count } = useUser();
  const label = t('shell.unreadNotifications', { count });
  const shown = count > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(count);
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={Boolean(bell)}
        onClick={({ currentTarget }) => setBell(bell ? undefined : currentTarget)}
      >
        <Icon path={bellPath} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {shown}
          </span>
        )}
      </button>
      {/* Beside the button, not in it: what is inside of a button is not read aloud when it changes. */}
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {bell && (
        <DataLater
          part={bellScreen}
          props={{ bell, onClose: () => setBell(undefined) }}
          meanwhile={null}
        />
      )}
    </>
  );
}
