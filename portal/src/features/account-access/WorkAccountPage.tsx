import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  browserPage,
  storeUser,
  takeWayBack,
  useSession,
  type Page,
  type SessionUser,
} from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Spinner } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { needsSecondFactor } from '../../shared/sign-in/needs-second-factor.ts';
import { SecondFactorStep } from '../../shared/sign-in/SecondFactorStep.tsx';
import { AccessPage } from './AccessPage.tsx';
import { callbackOf } from './callback.ts';
import { Outcome } from './Outcome.tsx';

type Progress =
  { readonly state: 'waiting' | 'second' } | { readonly state: 'failed'; readonly text: string };

export interface WorkAccountPageProps {
  readonly page?: Page;
}

/** /msauth/callback: where the provider of work accounts sends the browser back to. */
export function WorkAccountPage({ page = browserPage }: WorkAccountPageProps) {
  const t = useT();
  const { progress, done, fail } = useWorkAccount(page);
  return (
    <AccessPage title={t('shell.workSignIn')}>
      {progress.state === 'waiting' && (
        <>
          <p>{t('person.signin.workWaiting')}</p>
          <Spinner />
        </>
      )}
      {progress.state === 'second' && <SecondFactorStep onDone={done} onOver={fail} />}
      {progress.state === 'failed' && <Outcome severity="danger">{progress.text}</Outcome>}
    </AccessPage>
  );
}

function useWorkAccount(page: Page) {
  const t = useT();
  const { ways } = useSession();
  const [search] = useSearchParams();
  const [progress, setProgress] = useState<Progress>({ state: 'waiting' });
  const asked = useRef(false);

  const fail = (text: string) => setProgress({ state: 'failed', text });

  /** The login page leads on, as after a password: to the way back, in the person's language. */
  function done(user: SessionUser) {
    storeUser(user);
    page.assign(takeWayBack());
  }

  async function enter() {
    try {
      done(await (await ways()).endWorkAccount(callbackOf(search)));
    } catch (error) {
      if (needsSecondFactor(error)) setProgress({ state: 'second' });
      else fail(errorText(error, t));
    }
  }

  useEffect(function enterOnce() {
    // A code works once: an effect that runs again must not spend it on a refusal.
    if (asked.current) return;
    asked.current = true;
    void enter();
  });

  return { progress, done, fail };
}
