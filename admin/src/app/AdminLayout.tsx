import { Suspense, type ReactNode } from 'react';
import { Notification } from 'react-admin';
import { RequireAccess, useSession, useUser } from '@lampstand/auth';
import { AppFrame, Footer, ImpersonationBanner } from '@lampstand/ui';
import { PageLoading } from '../shared/page/PageLoading.tsx';
import { AdminTopBar } from './AdminTopBar.tsx';
import { Arrival } from './Arrival.tsx';
import { organisation } from './organisation.ts';
import { useLogout } from './useLogout.ts';

/** Bars, the guarded screen, footer and messages of the back-office. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { saveLocale } = useSession();
  const { fullName, impersonatingUser } = useUser();
  const logout = useLogout();
  return (
    <AppFrame
      top={
        <>
          {impersonatingUser && <ImpersonationBanner name={fullName} onLogout={logout} />}
          <AdminTopBar onLogout={logout} />
        </>
      }
      footer={<Footer organisation={organisation.name} onChoose={saveLocale} linksReload />}
    >
      <RequireAccess app="admin">
        <Suspense fallback={<PageLoading />}>
          {children}
          <Arrival />
        </Suspense>
      </RequireAccess>
      <Notification />
    </AppFrame>
  );
}
