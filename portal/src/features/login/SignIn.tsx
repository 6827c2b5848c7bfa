import { Suspense, useState } from 'react';
import { useSession } from '@lampstand/auth';
import { lazyWithRetry, toast } from '@lampstand/ui';
import { LoginForm } from './LoginForm.tsx';

const OtherWaysIn = lazyWithRetry(async () => ({
  default: (await import('./OtherWaysIn.tsx')).OtherWaysIn,
}));

const SecondFactorStep = lazyWithRetry(async () => ({
  default: (await import('../../shared/sign-in/SecondFactorStep.tsx')).SecondFactorStep,
}));

/** The first step of signing in, and the second where the account has one. */
export function SignIn() {
  const { enter } = useSession();
  const [second, setSecond] = useState(false);

  function beginAgain(text: string) {
    setSecond(false);
    toast.error(text);
  }

  if (second) {
    return (
      <Suspense fallback={null}>
        <SecondFactorStep onDone={enter} onOver={beginAgain} />
      </Suspense>
    );
  }
  return (
    <>
      <LoginForm onSecondFactor={() => setSecond(true)} />
      <Suspense fallback={null}>
        <OtherWaysIn onSecondFactor={() => setSecond(true)} />
      </Suspense>
    </>
  );
}
