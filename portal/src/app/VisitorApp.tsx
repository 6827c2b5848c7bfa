import { Suspense, useEffect, useState } from 'react';
import { redirectFor } from '@lampstand/access';
import { browserPage, endedLogin, isLoginPage, useSession, type Page } from '@lampstand/auth';
import { lazyWithRetry } from '@lampstand/ui';
import { LoginPage } from '../features/login/LoginPage.tsx';
import { VisitorFrame } from './layouts/VisitorFrame.tsx';
import { Waiting } from './Waiting.tsx';

const VisitorScreens = lazyWithRetry(async () => ({
  default: (await import('./VisitorScreens.tsx')).VisitorScreens,
}));

export interface VisitorAppProps {
  readonly page?: Page;
  /** Called when somebody begins to sign in: what they see next can be fetched while they type. */
  readonly onAwake: () => void;
}

/**
 * The portal of people who are not signed in: the login page, which needs no router and is the
 * smallest part of all, or one of the other public screens.
 */
export function VisitorApp({ page = browserPage, onAwake }: VisitorAppProps) {
  const [path] = useState(page.path);
  const { ended } = useSession();
  const redirect = redirectFor(undefined, path);
  const login = ended && redirect !== undefined ? endedLogin(redirect) : redirect;
  useEffect(
    function showLoginAddress() {
      if (login !== undefined) window.history.replaceState(null, '', login);
    },
    [login],
  );
  if (login === undefined && !isLoginPage(path)) {
    return (
      <Suspense fallback={<Waiting />}>
        <VisitorScreens onAwake={onAwake} />
      </Suspense>
    );
  }
  return (
    <VisitorFrame>
      <LoginPage onAwake={onAwake} search={searchOf(login ?? path)} />
    </VisitorFrame>
  );
}

const searchOf = (path: string): string => new URL(path, location.origin).search;
