import { useState, type ReactNode } from 'react';
import { SessionProvider, type Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';

export interface SessionFrameProps {
  /** A student's own, unless told. */
  readonly session: Session | undefined;
  readonly children: ReactNode;
}

/** A story's screen with somebody who is signed in. */
export function SessionFrame({ session, children }: SessionFrameProps) {
  const [own] = useState(() => fakeSession(buildUser()));
  return <SessionProvider session={session ?? own}>{children}</SessionProvider>;
}
