import { localeOf } from '@lampstand/i18n';
import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { beginImpersonation, inPerson, readEditable } from '../identity/index.ts';
import { notify } from '../notifications/index.ts';
import { endOf } from './impersonation.rules.ts';

/**
 * Lets a member of staff look at the site through a person's eyes for an hour. The person is told
 * who and why; every change meanwhile names both in the audit.
 * @throws DomainError NOT_FOUND outside of the own regions, FORBIDDEN for oneself, for somebody with
 * rights that one does not hold, and inside of another impersonation; INVALID for a deactivated account.
 */
export async function impersonateUser(
  context: Context,
  userId: string,
  reason: string,
): Promise<void> {
  const viewer = inPerson(context);
  const person = await readEditable(context, userId);
  if (userId === viewer._id) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  if (person.deactivatedAt !== null) throw new DomainError('INVALID', 'errors.invalid');
  const { translators } = context.services;
  const t = translators.get(localeOf(person.locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  const cookie = await write(context, 'impersonateUser', async (work) => {
    const expiresAt = endOf(work.now);
    notify(work, {
      userId,
      title: t('notifications.account.title'),
      description: t('notifications.account.impersonated', { name: viewer.fullName, reason }),
      link: '/profile',
    });
    work.audit({ entity: 'user', entityId: userId, after: { reason, expiresAt } });
    return beginImpersonation(context, work, { userId, reason, expiresAt });
  });
  context.setCookie(cookie);
}
