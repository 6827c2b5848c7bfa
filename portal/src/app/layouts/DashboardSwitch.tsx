import {
  browserPage,
  readSelectedDashboard,
  storeSelectedDashboard,
  type Page,
} from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';

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
    <Button variant="text" size="small" onClick={change}>
      {inAdministration ? t('shell.goToPortal') : t('shell.goToAdmin')}
    </Button>
  );
}
