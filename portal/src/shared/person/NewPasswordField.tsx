import { shortestPassword } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { PasswordField } from '@lampstand/ui';

/** A password that somebody chooses: one field that can be shown, instead of typing it twice. */
export function NewPasswordField() {
  const t = useT();
  return (
    <PasswordField
      name="newPassword"
      label={t('person.access.newPassword')}
      hint={t('errors.tooShort', { min: shortestPassword })}
      autoComplete="new-password"
      minLength={shortestPassword}
      required
    />
  );
}
