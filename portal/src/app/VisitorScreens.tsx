import { Suspense, useEffect, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useMatch } from 'react-router-dom';
import { redirectFor } from '@lampstand/access';
import { browserPage, isLoginPage, type Page } from '@lampstand/auth';
import { LoginPage } from '../features/login/LoginPage.tsx';
import { accountAccessRoutes } from './account-access-routes.tsx';
import { VisitorFrame } from './layouts/VisitorFrame.tsx';
import { lazyPart } from './lazy-part.ts';
import { OtherScreen } from './OtherScreen.tsx';
import { screens } from './screens.ts';
import { setupPath, setupRoute } from './setup-route.tsx';
import { verifyTranscriptRoute } from './verify-transcript-route.tsx';
import { Waiting } from './Waiting.tsx';

const Privacy = lazyPart(screens['/privacy']);
const Terms = lazyPart(screens['/terms']);

export interface VisitorScreensProps {
  /** Called when somebody begins to sign in. */
  readonly onAwake: () => void;
}

/**
 * The public screens. The login page is among them for whoever comes from one of them: what it
 * has to tell by a toast would not outlive a fresh page.
 */
export function VisitorScreens({ onAwake }: VisitorScreensProps) {
  return (
    <BrowserRouter>
      <Frame>
        <Suspense fallback={<Waiting />}>
          <Routes>
            <Route path="/login" element={<LoginPage onAwake={onAwake} />} />
            {accountAccessRoutes}
            {verifyTranscriptRoute}
            {setupRoute}
            <Route path="/privacy" element={<Privacy />} />
            <Route path="/terms" element={<Terms />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
      </Frame>
    </BrowserRouter>
  );
}

/** The first set-up has a language picker of its own: this one would load the page anew. */
function Frame({ children }: { readonly children: ReactNode }) {
  const isSetup = useMatch(setupPath) !== null;
  return <VisitorFrame languages={!isSetup}>{children}</VisitorFrame>;
}

/** A link led to the login page, or to a screen behind it: those begin with a fresh page. */
function Elsewhere({ page = browserPage }: { readonly page?: Page }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const leaves = isLoginPage(path) || redirectFor(undefined, path) !== undefined;
  useEffect(
    function loadPage() {
      if (leaves) page.assign(path);
    },
    [leaves, page, path],
  );
  return leaves ? <Waiting /> : <OtherScreen />;
}
