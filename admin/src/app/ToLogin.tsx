import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loginRedirect } from '@lampstand/access';
import { browserPage, type Page } from '@lampstand/auth';

/** Sends a visitor to the login page, which belongs to the portal, with the way back. */
export function ToLogin({ page = browserPage }: { readonly page?: Page }) {
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  useEffect(
    function goToLogin() {
      page.assign(loginRedirect(path));
    },
    [page, path],
  );
  return null;
}
