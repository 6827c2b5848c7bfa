import { Texts } from '@lampstand/ui';
import { useState } from 'react';
import {
  createAccountAccess,
  createSignUpAccess,
  type AccountAccess,
  type SignUpAccess,
} from '@lampstand/auth/account';
import type { Transport } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { CalendarCallbackPage } from './CalendarCallbackPage.tsx';
import { CreateAccountPage } from './CreateAccountPage.tsx';
import { EnrollAccountPage } from './EnrollAccountPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { PasswordRecoveredPage } from './PasswordRecoveredPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';
import { WorkAccountPage } from './WorkAccountPage.tsx';

/** The addresses of this feature, as the route table of packages/access has them. */
export type AccountAccessPath =
  | '/forgot-password'
  | '/set-password'
  | '/reset-password/:token'
  | '/password-recoverd'
  | '/create-account/:_id'
  | '/enroll-account/:token'
  | '/verify-email/:token'
  | '/msauth/callback'
  | '/google-auth';

export interface AccountAccessScreenProps {
  readonly path: AccountAccessPath;
  readonly transport: Transport;
}

/** Every way into an account besides the login page, in one file: each is small. */
export function AccountAccessScreen({ path, transport }: AccountAccessScreenProps) {
  const [access] = useState(() => ({
    ...createAccountAccess(transport),
    ...createSignUpAccess(transport),
  }));
  return (
    <Texts bundles={accountTexts}>
      <Screen path={path} access={access} />
    </Texts>
  );
}

interface ScreenProps {
  readonly path: AccountAccessPath;
  readonly access: AccountAccess & SignUpAccess;
}

function Screen({ path, access }: ScreenProps) {
  const t = useT();
  switch (path) {
    case '/forgot-password':
      return <ForgotPasswordPage access={access} title={t('shell.forgotPassword')} />;
    case '/set-password':
      return <ForgotPasswordPage access={access} title={t('shell.setPassword')} />;
    case '/reset-password/:token':
      return <ResetPasswordPage access={access} />;
    case '/password-recoverd':
      return <PasswordRecoveredPage />;
    case '/create-account/:_id':
      return <CreateAccountPage access={access} />;
    case '/enroll-account/:token':
      return <EnrollAccountPage access={access} />;
    case '/verify-email/:token':
      return <VerifyEmailPage access={access} />;
    case '/msauth/callback':
      return <WorkAccountPage />;
    case '/google-auth':
      return <CalendarCallbackPage />;
  }
}
