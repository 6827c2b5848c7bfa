import { Suspense, type ReactNode } from 'react';
import { useUser } from '@lampstand/auth';
import { lazyWithRetry } from '@lampstand/ui';
import { WithData } from './data/WithData.tsx';
import { VisitorFrame } from './layouts/VisitorFrame.tsx';
import { Waiting } from './Waiting.tsx';

const SecondFactorScreen = lazyWithRetry(async () => ({
  default: (await import('../features/profile/SecondFactorScreen.tsx')).SecondFactorScreen,
}));

/** Replaces the app until somebody of whom the college demands a second factor has one. */
export function SecondFactorFirst({ children }: { readonly children: ReactNode }) {
  const { mustAddSecondFactor } = useUser();
  if (!mustAddSecondFactor) return children;
  return (
    <VisitorFrame>
      <Suspense fallback={<Waiting />}>
        <WithData>
          <SecondFactorScreen />
        </WithData>
      </Suspense>
    </VisitorFrame>
  );
}
