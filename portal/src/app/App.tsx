import { Suspense, type ReactNode } from 'react';
import { SessionProvider, browserPage, useSession, type Session } from '@lampstand/auth';
import type { OwnTexts, Transport } from '@lampstand/graphql-client';
import type { LocaleCode, Messages } from '@lampstand/i18n';
import { I18nProvider } from '@lampstand/i18n/react';
import { AppTheme, ErrorBoundary, ToastOutlet } from '@lampstand/ui';
import { memberApp, prepareSignIn, visitorApp } from './apps.ts';
import { TransportContext } from './data/transport-context.ts';
import { lazyPart } from './lazy-part.ts';
import { logCrash } from './log-crash.ts';
import { SessionFailed } from './SessionFailed.tsx';
import { Waiting } from './Waiting.tsx';

export interface AppProps {
  readonly session: Session;
  readonly transport: Transport;
  readonly locale: LocaleCode;
  readonly messages: Messages;
  /** Texts of the college's own. */
  readonly overrides?: OwnTexts | undefined;
}

const VisitorApp = lazyPart(visitorApp);
const MemberApp = lazyPart(memberApp);

/** The whole portal, once it is known who is there and in which language they read. */
export function App({ session, transport, locale, messages, overrides }: AppProps) {
  return (
    <I18nProvider locale={locale} messages={messages} overrides={overrides}>
      <AppTheme>
        <SessionProvider session={session}>
          <CrashGuard session={session}>
            <Suspense fallback={<Waiting />}>
              <TransportContext value={transport}>
                <WhoeverIsThere />
              </TransportContext>
            </Suspense>
          </CrashGuard>
        </SessionProvider>
        <ToastOutlet />
      </AppTheme>
    </I18nProvider>
  );
}

function WhoeverIsThere() {
  const { status } = useSession();
  if (status === 'signedIn') return <MemberApp />;
  return status === 'failed' ? <SessionFailed /> : <VisitorApp onAwake={prepareSignIn} />;
}

interface CrashGuardProps {
  readonly session: Session;
  readonly children: ReactNode;
}

function CrashGuard({ session, children }: CrashGuardProps) {
  // A crashed page cannot say that logging out failed; reloading shows who is signed in.
  const logout = () => void session.logout().catch(browserPage.reload);
  const log = (error: Error, componentStack: string) =>
    logCrash(session, error, componentStack, browserPage.path());
  return (
    <ErrorBoundary onLogout={logout} onError={log}>
      {children}
    </ErrorBoundary>
  );
}
