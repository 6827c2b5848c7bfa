import {
  browserPage,
  readSelectedDashboard,
  storeSelectedDashboard,
  type Page,
} from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import styles from './DashboardSwitch.module.css';

export interface DashboardSwitchProps {
  readonly page?: Page;
}

/** Staff change between the two dashboards; the choice stays on this device. */
export function DashboardSwitch({ page = browserPage }: DashboardSwitchProps) {
  const t = useT();
  const inAdministration = readSelectedDashboard() === 'Admin';
  const change = () => {
    storeSelectedDashboard(inAdministration ? 'Student' : 'Admin');
    page.assign(inAdministration ? '/dashboard' : '/admin');
  };
  return (
    <button type="button" className={styles.switch} onClick={change}>
      {inAdministration ? t('shell.goToPortal') : t('shell.goToAdmin')}
    </button>
  );
}
