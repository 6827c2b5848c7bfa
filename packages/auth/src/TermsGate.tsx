import type { ReactNode } from 'react';
import { useSession } from './useSession.ts';

export interface TermsGateProps {
  /** Shown instead of the app until the person has accepted the terms. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

export function TermsGate({ panel, children }: TermsGateProps) {
  const { user } = useSession();
  return user && !user.termsAccepted ? panel : children;
}
