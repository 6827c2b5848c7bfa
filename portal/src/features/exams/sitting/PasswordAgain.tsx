import type { SubmitEvent } from 'react';
import { shortestPassword } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, PasswordField, TextField } from '@lampstand/ui';

export interface PasswordAgainProps {
  readonly email: string;
  readonly pending: boolean;
  readonly onPassword: (password: string) => void;
}

/** The password of a person who is known. A plain form: the shared one guards unsaved changes. */
export function PasswordAgain({ email, pending, onPassword }: PasswordAgainProps) {
  const t = useT();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (!pending && typeof password === 'string') onPassword(password);
  }

  return (
    <form onSubmit={onSubmit}>
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="username"
        value={email}
        readOnly
      />
      <PasswordField
        name="password"
        label={t('account.password')}
        minLength={shortestPassword}
        data-autofocus=""
        required
      />
      <Button type="submit" loading={pending} fullWidth>
        {t('account.login')}
      </Button>
    </form>
  );
}
