import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { appForPath, redirectFor, type App } from '@lampstand/access';
import { browserPage, type Page } from './page.ts';
import { useSession } from './useSession.ts';

export interface RequireAccessProps {
  /** The app in which the guard stands; addresses of the other one are full page loads. */
  readonly app: App;
  readonly page?: Page;
  readonly children: ReactNode;
}

/**
 * Lets a person see a screen of the URL table, or sends them where the table says: visitors to
 * /login with the way back, people without the role to /dashboard.
 */
export function RequireAccess({ app, page = browserPage, children }: RequireAccessProps) {
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  const path = pathname + search + hash;
  const target = redirectFor(user, path);
  const destination = target ?? path;

  if (appForPath(destination) !== app) return <Crossing path={destination} page={page} />;
  return target === undefined ? children : <Navigate to={target} replace />;
}

function Crossing({ path, page }: { readonly path: string; readonly page: Page }) {
  useEffect(
    function crossToOtherApp() {
      page.assign(path);
    },
    [page, path],
  );
  return null;
}
