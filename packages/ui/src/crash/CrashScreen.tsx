import { useT } from '@lampstand/i18n/react';
import { Button, buttonClass } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { homePath, logoutPath, refreshPath, warningPath } from '../icons/icon-paths.ts';
import styles from './CrashScreen.module.css';

export interface CrashScreenProps {
  readonly onLogout: () => void;
  readonly onRefresh?: (() => void) | undefined;
  /** The page is about to be reloaded by itself. */
  readonly reloading?: boolean | undefined;
}

/**
 * What is left when the app has crashed. It uses no router, because that may be what crashed: Home
 * is an ordinary link.
 */
export function CrashScreen(props: CrashScreenProps) {
  const { onLogout, onRefresh = refreshPage, reloading = false } = props;
  const t = useT();
  return (
    <main className={styles.screen} role="alert">
      <span className={styles.icon}>
        <Icon path={warningPath} size="large" />
      </span>
      <h1>{t('shell.crashTitle')}</h1>
      <p className={styles.words}>{reloading ? t('ui.reloading') : t('shell.crashBody')}</p>
      <div className={styles.actions}>
        <Button icon={refreshPath} loading={reloading} onClick={onRefresh}>
          {t('shell.crashRefresh')}
        </Button>
        <a className={buttonClass({ variant: 'outlined' })} href="/dashboard">
          <Icon path={homePath} size="small" />
          {t('shell.crashHome')}
        </a>
        <Button variant="outlined" icon={logoutPath} onClick={onLogout}>
          {t('shell.logout')}
        </Button>
      </div>
    </main>
  );
}

function refreshPage() {
  window.location.reload();
}
