import { storeSelectedDashboard, useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, buttonClass, logoutPath } from '@lampstand/ui';
import styles from './AccountMenu.module.css';
import { TopBarMenu } from './TopBarMenu.tsx';

export interface AccountMenuProps {
  readonly onLogout: () => void;
}

/** Who is signed in, the way to the portal, and logging out: a menu, on phones below the menu. */
export function AccountMenu({ onLogout }: AccountMenuProps) {
  const t = useT();
  const { fullName } = useUser();
  const chooseStudent = () => storeSelectedDashboard('Student');
  return (
    <>
      <TopBarMenu
        label={fullName}
        items={[
          {
            label: t('shell.goToPortal'),
            to: '/dashboard',
            otherApp: true,
            onChoose: chooseStudent,
          },
          { label: t('shell.logout'), onChoose: onLogout },
        ]}
      />
      <div className={styles.phone}>
        <p className={styles.name}>{fullName}</p>
        <a className={buttonClass({ variant: 'text' })} href="/dashboard" onClick={chooseStudent}>
          {t('shell.goToPortal')}
        </a>
        <Button variant="outlined" icon={logoutPath} onClick={onLogout}>
          {t('shell.logout')}
        </Button>
      </div>
    </>
  );
}
