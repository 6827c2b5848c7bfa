import { menuFor } from '@lampstand/access';
import { readSelectedDashboard, useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { ColorSchemeToggle, TopBar } from '@lampstand/ui';
import { college } from '../../shared/college.ts';
import { AccountArea } from './AccountArea.tsx';
import { barItems } from './menu-items.ts';
import { NotificationsBell } from './NotificationsBell.tsx';

/** The bar of the portal: the menu of whoever is signed in, their notifications and their account. */
export function MemberTopBar() {
  const t = useT();
  const user = useUser();
  const { items, more } = barItems(menuFor(user, readSelectedDashboard()), t);
  const tools = (
    <>
      <NotificationsBell />
      <ColorSchemeToggle />
    </>
  );
  return (
    <TopBar
      brand={college.shortName}
      homeTo="/dashboard"
      items={items}
      moreItems={more}
      tools={tools}
      account={<AccountArea />}
    />
  );
}
