import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { routeFor } from '@lampstand/access';
import { TermsGate, isLoginPage } from '@lampstand/auth';
import { lazyWithRetry } from '@lampstand/ui';
import { VisitorFrame } from './layouts/VisitorFrame.tsx';
import { Waiting } from './Waiting.tsx';

const TermsPanel = lazyWithRetry(async () => ({
  default: (await import('../features/terms/TermsPanel.tsx')).TermsPanel,
}));

/** Replaces the app until the terms are accepted. The legal pages stay open, to be read first. */
export function TermsFirst({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isPublic = routeFor(pathname)?.roles.length === 0 && !isLoginPage(pathname);
  if (isPublic) return children;
  const panel = (
    <VisitorFrame>
      <Suspense fallback={<Waiting />}>
        <TermsPanel />
      </Suspense>
    </VisitorFrame>
  );
  return <TermsGate panel={panel}>{children}</TermsGate>;
}
