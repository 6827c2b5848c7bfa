import { useEffect, type ReactNode } from 'react';
import { browserPage, homeOf, readSelectedDashboard, useUser, type Page } from '@lampstand/auth';
import { Waiting } from './Waiting.tsx';

export interface StaffHomeProps {
  readonly page?: Page;
  readonly children: ReactNode;
}

/** The dashboard of staff who work in the administration is there; everybody else's is here. */
export function StaffHome({ page = browserPage, children }: StaffHomeProps) {
  const home = homeOf(useUser(), readSelectedDashboard());
  const isElsewhere = home !== '/dashboard';
  useEffect(
    function crossToAdministration() {
      if (isElsewhere) page.assign(home);
    },
    [home, isElsewhere, page],
  );
  return isElsewhere ? <Waiting /> : children;
}
