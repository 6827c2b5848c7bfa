import { useLocation } from 'react-router-dom';
import { loginRedirect } from '@lampstand/access';
import type { Page } from '@lampstand/auth';
import { ToPage } from './ToPage.tsx';

/** Sends a visitor to the login page, which belongs to the portal, with the way back. */
export function ToLogin({ page }: { readonly page?: Page }) {
  const { pathname, search, hash } = useLocation();
  const path = loginRedirect(pathname + search + hash);
  return <ToPage path={path} {...(page ? { page } : {})} />;
}
