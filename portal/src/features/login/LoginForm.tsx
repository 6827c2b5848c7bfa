import { useState, type SubmitEvent } from 'react';
import { shortestPassword, useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, PasswordField, TextField, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { needsSecondFactor } from '../../shared/sign-in/needs-second-factor.ts';
import styles from './LoginForm.module.css';

export interface LoginFormProps {
  /** E-mail and password were right; the account asks for more. */
  readonly onSecondFactor: () => void;
}

/**
 * E-mail and password, checked by the browser before they are sent. A refusal is a toast, and what
 * was typed stays. A plain form: the shared one guards unsaved changes, for which it needs the
 * router, and the login page comes without (docs/decisions/0012-two-halves-of-the-portal.md).
 */
export function LoginForm({ onSecondFactor }: LoginFormProps) {
  const t = useT();
  const { login } = useSession();
  const [pending, setPending] = useState(false);

  async function enter(values: FormData) {
    setPending(true);
    try {
      await login(textOf(values, 'email').trim(), textOf(values, 'password'));
    } catch (error) {
      setPending(false);
      if (needsSecondFactor(error)) onSecondFactor();
      else toast.error(errorText(error, t));
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) void enter(new FormData(event.currentTarget));
  }

  return (
    <form onSubmit={onSubmit}>
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label={t('account.password')}
        minLength={shortestPassword}
        required
      />
      <Button type="submit" loading={pending} fullWidth>
        {t('account.login')}
      </Button>
      <a className={styles.forgot} href="/forgot-password">
        {t('account.forgotPassword')}
      </a>
    </form>
  );
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
