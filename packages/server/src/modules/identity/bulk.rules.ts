import type { MessageId } from '@lampstand/i18n';
import { z } from 'zod';

/** Most people whom one mutation changes: more would keep a browser waiting without a word. */
const MOST_PEOPLE = 200;

/** Whom a bulk mutation is about. */
export const UserIdsArgument = z.array(z.string().min(1).max(64)).min(1).max(MOST_PEOPLE);

export type AccountMailKind = 'ENROL' | 'RESET';

/** What decides whether a mail about an account makes sense. */
export interface MailedAccount {
  readonly deactivatedAt: string | null;
  readonly passwordSet: boolean;
}

/**
 * Why a person is not sent this mail, or undefined where they are: nobody is invited to an account
 * that they use or cannot use, or asked to replace a password that they never had.
 */
export function mailObstacle(kind: AccountMailKind, account: MailedAccount): MessageId | undefined {
  if (account.deactivatedAt !== null) return 'resources.users.mailDeactivated';
  if (kind === 'ENROL' && account.passwordSet) return 'resources.users.mailEnrolled';
  if (kind === 'RESET' && !account.passwordSet) return 'resources.users.mailNotEnrolled';
  return undefined;
}
