import { memo, Suspense, type ReactNode } from 'react';
import { Notification } from 'react-admin';
import { readSite } from '@lampstand/i18n/site';
import { RequireAccess, useSession, useUser } from '@lampstand/auth';
import { AppFrame, Footer, ImpersonationBanner, lazyWithRetry, ToastOutlet } from '@lampstand/ui';
import { useUploadsWanted } from '@lampstand/upload/pending';
import { PageLoading } from '../shared/page/PageLoading.tsx';
import { AdminTopBar } from './AdminTopBar.tsx';
import { Arrival } from './Arrival.tsx';
import { useLogout } from './useLogout.ts';

const UploadsDock = lazyWithRetry(async () => ({
  default: (await import('@lampstand/upload/dock')).UploadsDock,
}));

/** Bars, the guarded screen, footer and messages of the back-office. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  return (
    <AppFrame top={<Top />} footer={<Foot />}>
      <RequireAccess app="admin">
        <Suspense fallback={<PageLoading />}>
          {children}
          <Arrival />
        </Suspense>
      </RequireAccess>
      <Uploads />
      <ToastOutlet />
      <Notification />
    </AppFrame>
  );
}

/** What is being uploaded, whichever screen is shown; nothing is fetched before there is something. */
function Uploads() {
  // Whoever looks through somebody's eyes does not go on with anything for them.
  const { impersonatingUser } = useUser();
  const wanted = useUploadsWanted() && !impersonatingUser;
  return (
    wanted && (
      <Suspense fallback={null}>
        <UploadsDock />
      </Suspense>
    )
  );
}

/** Kept as it is while react-admin learns its resources, for which it renders the layout again. */
const Top = memo(function Top() {
  const user = useUser();
  const { actFor } = useSession();
  const logout = useLogout();
  return (
    <>
      {user.impersonatingUser && (
        <ImpersonationBanner
          name={user.fullName}
          raisedUntil={user.impersonationRaisedUntil}
          raiseReason={user.impersonationRaiseReason}
          onAct={actFor}
          onLogout={logout}
        />
      )}
      <AdminTopBar onLogout={logout} />
    </>
  );
});

const Foot = memo(function Foot() {
  const { saveLocale } = useSession();
  return <Footer organisation={readSite().name} onChoose={saveLocale} linksReload />;
});
