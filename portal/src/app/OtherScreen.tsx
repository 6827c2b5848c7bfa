import { useLocation } from 'react-router-dom';
import { isBuilt, routeFor } from '@lampstand/access';
import { useT } from '@lampstand/i18n/react';
import { NotBuiltYet, NotFoundPage, Page } from '@lampstand/ui';

/** What stands at every other address: the place of a planned screen, or the 404 page. */
export function OtherScreen() {
  const t = useT();
  const { pathname } = useLocation();
  const route = routeFor(pathname);
  return (
    <Page>
      {route && !isBuilt(pathname) ? (
        <NotBuiltYet title={t.dynamic(route.title)} />
      ) : (
        <NotFoundPage />
      )}
    </Page>
  );
}
