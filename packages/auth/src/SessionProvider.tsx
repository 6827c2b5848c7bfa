import type { ReactNode } from 'react';
import { SessionContext } from './session-context.ts';
import type { Session } from './session-types.ts';

export interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Makes a session known to everything below; it is created and loaded before the first render. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}
