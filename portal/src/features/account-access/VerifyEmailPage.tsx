import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '@lampstand/auth';
import type { AccountAccess } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { Button, ButtonLink, Spinner, refreshPath } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { AccessPage } from './AccessPage.tsx';
import { isDeadLink } from './link-state.ts';
import { Outcome } from './Outcome.tsx';

export interface VerifyEmailPageProps {
  readonly access: Pick<AccountAccess, 'verifyEmail'>;
}

type Progress =
  | { readonly state: 'verifying' | 'verified' }
  | { readonly state: 'dead' | 'failed'; readonly text: string };

/** /verify-email/:token. Opening the link is enough. */
export function VerifyEmailPage({ access }: VerifyEmailPageProps) {
  const t = useT();
  const { token = '' } = useParams();
  const { progress, retry } = useVerification(access, token);
  return (
    <AccessPage title={t('shell.verifyEmail')}>
      {progress.state === 'verifying' && (
        <>
          <p>{t('person.access.verifying')}</p>
          <Spinner />
        </>
      )}
      {progress.state === 'verified' && (
        <Outcome severity="success">{t('person.access.verifiedBody')}</Outcome>
      )}
      {progress.state === 'dead' && (
        <Outcome
          severity="warning"
          title={t('person.access.linkDeadTitle')}
          actions={<ButtonLink to="/profile">{t('shell.profile')}</ButtonLink>}
        >
          <p>{progress.text}</p>
          <p>{t('person.access.verifyDeadHint')}</p>
        </Outcome>
      )}
      {progress.state === 'failed' && (
        <Outcome
          severity="danger"
          actions={
            <Button variant="outlined" icon={refreshPath} onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {progress.text}
        </Outcome>
      )}
    </AccessPage>
  );
}

function useVerification({ verifyEmail }: VerifyEmailPageProps['access'], token: string) {
  const t = useT();
  const { user, load } = useSession();
  const [progress, setProgress] = useState<Progress>({ state: 'verifying' });
  const asked = useRef<string>(undefined);

  async function verify() {
    setProgress({ state: 'verifying' });
    try {
      await verifyEmail(token);
      setProgress({ state: 'verified' });
      if (user) await load();
    } catch (error) {
      const state = isDeadLink(error) ? 'dead' : 'failed';
      setProgress({ state, text: errorText(error, t) });
    }
  }

  useEffect(function verifyOnce() {
    // A link works once: an effect that runs again must not spend it on a refusal.
    if (asked.current === token) return;
    asked.current = token;
    void verify();
  });

  return { progress, retry: () => void verify() };
}
