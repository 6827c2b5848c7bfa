import { shortestPassword } from '@lampstand/auth';
import type { Translator } from '@lampstand/i18n';

/**
 * What is wrong with a password that somebody chooses, if anything. The browser checks the length
 * of what is typed only; a password manager types nothing.
 */
export function newPasswordProblem(password: string, t: Translator): string | undefined {
  if (password === '') return t('common.requiredFieldMissing');
  return password.length < shortestPassword
    ? t('errors.tooShort', { min: shortestPassword })
    : undefined;
}
