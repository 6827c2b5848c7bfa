import { Suspense, useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { lazyWithRetry } from '../crash/lazy-with-retry.ts';
import { logoutPath } from '../icons/icon-paths.ts';
import type { ActForDialogProps } from './ActForDialog.tsx';
import styles from './ImpersonationBanner.module.css';
import { useIsBefore } from './useIsBefore.ts';

/** Fetched when somebody opens it. */
const ActForDialog = lazyWithRetry<ActForDialogProps>(() =>
  import('./ActForDialog.tsx').then((file) => ({ default: file.ActForDialog })),
);

export interface ImpersonationBannerProps extends Pick<ActForDialogProps, 'onAct'> {
  /** Whose account is being used. */
  readonly name: string;
  /** Until when (ISO 8601) they act for the person as well, and why; otherwise they only look. */
  readonly raisedUntil?: string | null | undefined;
  readonly raiseReason?: string | null | undefined;
  readonly onLogout: () => void;
}

/** Black, above everything, while somebody looks through another person's eyes. */
export function ImpersonationBanner(props: ImpersonationBannerProps) {
  const { name, raisedUntil, raiseReason, onAct, onLogout } = props;
  const t = useT();
  const { formatDateTime } = useFormat();
  const [asking, setAsking] = useState(false);
  const acting = useIsBefore(raisedUntil ?? undefined);
  return (
    <aside className={styles.banner} aria-label={t('shell.impersonating')}>
      <p className={styles.words}>
        <strong className={styles.mark}>{t('shell.impersonating')}</strong> {name}
      </p>
      <p className={styles.words} role="status">
        {acting
          ? t('shell.actingUntil', {
              time: formatDateTime(raisedUntil ?? '', { timeStyle: 'short' }),
              reason: raiseReason ?? '',
            })
          : t('shell.lookingOnly')}
      </p>
      {!acting && (
        <Button
          className={styles.button}
          variant="outlined"
          size="small"
          onClick={() => setAsking(true)}
        >
          {t('shell.actFor')}
        </Button>
      )}
      <Button
        className={styles.button}
        variant="outlined"
        size="small"
        icon={logoutPath}
        aria-description={t('shell.stopImpersonating', { name })}
        onClick={onLogout}
      >
        {t('shell.logout')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ActForDialog name={name} onAct={onAct} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </aside>
  );
}
