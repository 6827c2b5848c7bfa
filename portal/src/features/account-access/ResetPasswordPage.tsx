import { useNavigate, useParams } from 'react-router-dom';
import type { AccountAccess } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, toast } from '@lampstand/ui';
import { AccessPage } from './AccessPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Outcome } from './Outcome.tsx';
import { useLink } from './useLink.ts';

export interface ResetPasswordPageProps {
  readonly access: Pick<AccountAccess, 'recoverPassword'>;
}

/** /reset-password/:token */
export function ResetPasswordPage({ access }: ResetPasswordPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { deadText, follow } = useLink(access.recoverPassword, token);

  async function choose(password: string) {
    if (!(await follow(password))) return;
    toast.success(t('person.access.passwordSet'));
    // The link is used up: a step back must not lead to it.
    await navigate('/password-recoverd', { replace: true });
  }

  if (deadText !== undefined) {
    const again = <ButtonLink to="/forgot-password">{t('person.access.askNewLink')}</ButtonLink>;
    return (
      <AccessPage title={t('shell.resetPassword')}>
        <Outcome severity="warning" title={t('person.access.linkDeadTitle')} actions={again}>
          {deadText}
        </Outcome>
      </AccessPage>
    );
  }
  return (
    <AccessPage title={t('shell.resetPassword')}>
      <p>{t('person.access.resetIntro')}</p>
      <NewPasswordForm onChoose={choose} />
    </AccessPage>
  );
}
