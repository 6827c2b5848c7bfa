import { SessionProvider, TermsGate, useSession } from '@lampstand/auth';
import { I18nProvider } from '@lampstand/i18n/react';
import { AppTheme } from '@lampstand/ui';
import { UploadContext } from '@lampstand/upload';
import { AdminApp } from './AdminApp.tsx';
import { AdminTheme } from './AdminTheme.tsx';
import type { AppRootProps } from './app-root-props.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { SessionFailed } from './SessionFailed.tsx';
import { TermsPanel } from './TermsPanel.tsx';
import { ToLogin } from './ToLogin.tsx';
import { ToPage } from './ToPage.tsx';

/** The whole back-office, inside a router. */
export function AppRoot(props: AppRootProps) {
  const { session, texts, uploads } = props;
  return (
    <I18nProvider {...texts}>
      <AppTheme>
        <SessionProvider session={session}>
          <CrashGuard>
            <UploadContext value={uploads}>
              <WhoeverIsThere {...props} />
            </UploadContext>
          </CrashGuard>
        </SessionProvider>
      </AppTheme>
    </I18nProvider>
  );
}

function WhoeverIsThere(props: AppRootProps) {
  const { status, user } = useSession();
  if (status === 'failed') return <SessionFailed />;
  if (status !== 'signedIn') return <ToLogin />;
  // The portal has the panel for it, before all its screens.
  if (user?.mustAddSecondFactor) return <ToPage path="/dashboard" />;
  return (
    <TermsGate panel={<TermsPanel />}>
      <AdminTheme>
        <AdminApp {...props} />
      </AdminTheme>
    </TermsGate>
  );
}
