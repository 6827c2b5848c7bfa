import { useNavigate, useParams } from 'react-router-dom';
import type { AccountAccess } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { toast } from '@lampstand/ui';
import { AccessPage } from './AccessPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Outcome } from './Outcome.tsx';
import { useLink } from './useLink.ts';

export interface EnrollAccountPageProps {
  readonly access: Pick<AccountAccess, 'enrollAccount'>;
}

/** /enroll-account/:token: the first password of an account that the college has made. */
export function EnrollAccountPage({ access }: EnrollAccountPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { deadText, follow } = useLink(access.enrollAccount, token);

  async function choose(password: string) {
    if (!(await follow(password))) return;
    toast.success(t('person.access.passwordSet'));
    await navigate('/login', { replace: true });
  }

  return (
    <AccessPage title={t('shell.enrollAccount')}>
      {deadText === undefined ? (
        <>
          <p>{t('person.access.enrollIntro')}</p>
          <NewPasswordForm onChoose={choose} />
        </>
      ) : (
        <Outcome severity="warning" title={t('person.access.linkDeadTitle')}>
          <p>{deadText}</p>
          <p>{t('person.access.enrollDeadHint')}</p>
        </Outcome>
      )}
    </AccessPage>
  );
}
