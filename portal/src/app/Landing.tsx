import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { appForPath } from '@lampstand/access';
import { browserPage, landingOf, readSelectedDashboard, useUser, type Page } from '@lampstand/auth';
import { storeLocale, useLocale } from '@lampstand/i18n/react';
import { localeFor } from './locale-for.rules.ts';
import { Waiting } from './Waiting.tsx';

export interface LandingProps {
  readonly page?: Page;
}

/**
 * Sends somebody who has just signed in, or who visits the login page though they are signed in,
 * to where they want to go. Another app and another language begin with a fresh page.
 */
export function Landing({ page = browserPage }: LandingProps) {
  const user = useUser();
  const [search] = useSearchParams();
  const { code } = useLocale();
  const target = landingOf(user, readSelectedDashboard(), search.get('redirect'));
  const locale = localeFor(user, code);
  const needsPage = appForPath(target) !== 'portal' || locale !== code;
  useEffect(
    function loadPage() {
      if (!needsPage) return;
      storeLocale(locale);
      page.assign(target);
    },
    [locale, needsPage, page, target],
  );
  return needsPage ? <Waiting /> : <Navigate to={target} replace />;
}
