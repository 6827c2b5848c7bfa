import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { mayVisit } from '@lampstand/access';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { IconButton, logoutPath } from '@lampstand/ui';
import styles from './AccountArea.module.css';
import { DashboardSwitch } from './DashboardSwitch.tsx';
import { LogoutContext } from './logout-context.ts';

/** Who is signed in, the way to the other dashboard for staff, and the way out. */
export function AccountArea() {
  const t = useT();
  const user = useUser();
  const logout = useContext(LogoutContext);
  return (
    <div className={styles.account}>
      {mayVisit(user, '/admin') && <DashboardSwitch />}
      <Link className={styles.name} to="/profile">
        {user.fullName}
      </Link>
      <IconButton label={t('shell.logout')} icon={logoutPath} onClick={logout} />
    </div>
  );
}
