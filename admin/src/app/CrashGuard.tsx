import type { ReactNode } from 'react';
import { browserPage, useSession } from '@lampstand/auth';
import { ErrorBoundary } from '@lampstand/ui';

const longestPayload = 8000;

/** Shows the crash screen and writes the crash to the log of actions and crashes. */
export function CrashGuard({ children }: { readonly children: ReactNode }) {
  const { log, logout } = useSession();
  const onError = ({ name, message, stack = '' }: Error, componentStack: string) => {
    const path = browserPage.path();
    const payload = JSON.stringify({ path, name, message, stack, componentStack });
    void log({ action: 'crash', type: 'error', payload: payload.slice(0, longestPayload) });
  };
  // A crashed page cannot say that logging out failed; reloading shows who is signed in.
  const onLogout = () => void logout().catch(browserPage.reload);
  return (
    <ErrorBoundary onLogout={onLogout} onError={onError}>
      {children}
    </ErrorBoundary>
  );
}
