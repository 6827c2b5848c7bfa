import { Suspense, type ReactNode } from 'react';
import { useSession, useUser } from '@lampstand/auth';
import { AppFrame, Footer, lazyWithRetry } from '@lampstand/ui';
import { useUploadsWanted } from '@lampstand/upload/pending';
import { college } from '../../shared/college.ts';
import { DataLater } from '../data/DataLater.tsx';
import { examWatch, liveUnread, uploadsDock } from '../data/data-parts.ts';
import { lazyPart } from '../lazy-part.ts';
import { useAtRest } from '../useAtRest.ts';
import { Waiting } from '../Waiting.tsx';
import { welcomesAlumni } from './alumni-welcome.rules.ts';
import { Arrival } from './Arrival.tsx';
import { DraftsLater } from './DraftsLater.tsx';
import { MemberTopBar } from './MemberTopBar.tsx';
import { LogoutContext } from './logout-context.ts';
import { useCheckedLogout } from './useCheckedLogout.ts';

const Uploads = lazyPart(uploadsDock, { isScreen: false });

const LookingBanner = lazyWithRetry(async () => ({
  default: (await import('./LookingBanner.tsx')).LookingBanner,
}));

const AlumniWelcomeScreen = lazyWithRetry(async () => ({
  default: (await import('./AlumniWelcomeScreen.tsx')).AlumniWelcomeScreen,
}));

export interface MemberLayoutProps {
  readonly children: ReactNode;
}

/** What surrounds every screen of somebody who is signed in. */
export function MemberLayout({ children }: MemberLayoutProps) {
  const user = useUser();
  const { saveLocale } = useSession();
  const { logout, ...leaving } = useCheckedLogout();
  const watching = useAtRest() || user.runningExam !== null || leaving.loggingOut;
  // Whoever looks through somebody's eyes does not go on with anything for them.
  const uploading = useUploadsWanted() && !user.impersonatingUser;
  const top = (
    <>
      {user.impersonatingUser && (
        <Suspense fallback={null}>
          <LookingBanner />
        </Suspense>
      )}
      <LogoutContext value={logout}>
        <MemberTopBar />
      </LogoutContext>
      {watching && user.termsAccepted && !user.impersonatingUser && (
        <DataLater
          quiet={user.runningExam === null}
          part={examWatch}
          props={leaving}
          meanwhile={null}
        />
      )}
    </>
  );
  return (
    <AppFrame top={top} footer={<Footer organisation={college.name} onChoose={saveLocale} />}>
      {welcomesAlumni(user) && (
        <Suspense fallback={null}>
          <AlumniWelcomeScreen />
        </Suspense>
      )}
      {user.termsAccepted && !user.impersonatingUser && <DraftsLater />}
      <Suspense fallback={<Waiting />}>
        {children}
        <Arrival />
      </Suspense>
      {uploading && (
        <Suspense fallback={null}>
          <Uploads />
        </Suspense>
      )}
      {user.termsAccepted && <DataLater quiet part={liveUnread} meanwhile={null} />}
    </AppFrame>
  );
}
