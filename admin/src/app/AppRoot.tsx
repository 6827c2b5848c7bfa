import { SessionProvider, TermsGate, useSession } from '@lampstand/auth';
import { I18nProvider } from '@lampstand/i18n/react';
import { AppTheme } from '@lampstand/ui';
import { AdminApp } from './AdminApp.tsx';
import { AdminTheme } from './AdminTheme.tsx';
import type { AppRootProps } from './app-root-props.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { SessionFailed } from './SessionFailed.tsx';
import { TermsPanel } from './TermsPanel.tsx';
import { ToLogin } from './ToLogin.tsx';
import { ToPage } from './ToPage.tsx';

/** The whole back-office, inside a router. */
export function AppRoot({ session, client, store, texts }: AppRootProps) {
  return (
    <I18nProvider {...texts}>
      <AppTheme>
        <SessionProvider session={session}>
          <CrashGuard>
            <WhoeverIsThere client={client} store={store} texts={texts} session={session} />
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
