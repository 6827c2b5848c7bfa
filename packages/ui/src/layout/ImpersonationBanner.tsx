import { useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { logoutPath } from '../icons/icon-paths.ts';
import styles from './ImpersonationBanner.module.css';

export interface ImpersonationBannerProps {
  /** Whose account is being used. */
  readonly name: string;
  readonly onLogout: () => void;
}

/** Black, above everything, while somebody acts as somebody else. */
export function ImpersonationBanner({ name, onLogout }: ImpersonationBannerProps) {
  const t = useT();
  return (
    <aside className={styles.banner} aria-label={t('shell.impersonating')}>
      <p className={styles.words}>
        <strong className={styles.mark}>{t('shell.impersonating')}</strong> {name}
      </p>
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
    </aside>
  );
}
