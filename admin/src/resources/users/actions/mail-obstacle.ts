import type { MessageId } from '@lampstand/i18n';

export interface MailedPerson {
  readonly active: boolean;
  readonly passwordSet: boolean;
}

/** Why a mail about the account makes no sense for a person; the server refuses it by the same rule. */
export function mailObstacle(
  mail: 'enrol' | 'reset',
  { active, passwordSet }: MailedPerson,
): MessageId | undefined {
  if (!active) return 'resources.users.mailDeactivated';
  if (mail === 'enrol' && passwordSet) return 'resources.users.mailEnrolled';
  if (mail === 'reset' && !passwordSet) return 'resources.users.mailNotEnrolled';
  return undefined;
}
