import { useState } from 'react';
import type { AccountAccess } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { Button, Form, TextField, toast, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';
import { AccessPage } from './AccessPage.tsx';
import { Outcome } from './Outcome.tsx';

export interface ForgotPasswordPageProps {
  readonly access: Pick<AccountAccess, 'forgotPassword'>;
  readonly title: string;
}

/**
 * /forgot-password and /set-password: asks for a mail with a link. What follows reads the same for
 * addresses that nobody knows.
 */
export function ForgotPasswordPage({ access, title }: ForgotPasswordPageProps) {
  const t = useT();
  const [askedFor, setAskedFor] = useState<string>();

  async function ask(values: FormValues) {
    const email = values.text('email');
    try {
      await access.forgotPassword(email);
    } catch (error) {
      return formFailure(error, t);
    }
    toast.success(t('person.access.checkMailTitle'));
    setAskedFor(email);
    return undefined;
  }

  if (askedFor !== undefined) {
    return (
      <AccessPage title={title}>
        <CheckMail email={askedFor} onAskAgain={() => setAskedFor(undefined)} />
      </AccessPage>
    );
  }
  return (
    <AccessPage title={title}>
      <p>{t('person.access.forgotIntro')}</p>
      <Form onSubmit={ask} submitLabel={t('person.access.sendLink')} wideSubmit guard={false}>
        <TextField
          name="email"
          type="email"
          label={t('account.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Form>
    </AccessPage>
  );
}

interface CheckMailProps {
  readonly email: string;
  readonly onAskAgain: () => void;
}

function CheckMail({ email, onAskAgain }: CheckMailProps) {
  const t = useT();
  const again = (
    <Button variant="outlined" onClick={onAskAgain}>
      {t('person.access.askAgain')}
    </Button>
  );
  return (
    <Outcome severity="success" title={t('person.access.checkMailTitle')} actions={again}>
      <p>{t('person.access.checkMailBody', { email })}</p>
      <p>{t('person.access.checkMailHint')}</p>
    </Outcome>
  );
}
