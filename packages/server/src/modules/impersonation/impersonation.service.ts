import { localeOf, type Translator } from '@lampstand/i18n';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  beginImpersonation,
  impersonatorName,
  inPerson,
  raiseSession,
  readEditable,
} from '../identity/index.ts';
import { notify } from '../notifications/index.ts';
import { endOf, raisedUntil } from './impersonation.rules.ts';

/**
 * Lets a member of staff look at the site through a person's eyes for an hour. The person is told
 * who and why. Looking changes nothing: see `raiseImpersonation`.
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
  const t = wordsFor(context, person.locale);
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

/**
 * Lets whoever looks through a person's eyes act for them as well, for a quarter of an hour, in what
 * a mutation declares open to it. The person is told who and why; every change names both in the audit.
 * @returns until when, at most until the end of the look.
 * @throws DomainError FORBIDDEN for whoever looks through nobody's eyes.
 */
export async function raiseImpersonation(context: Context, reason: string): Promise<string> {
  const viewer = signedIn(context);
  const { impersonatorId } = viewer;
  if (impersonatorId === null) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  const t = wordsFor(context, viewer.locale);
  const name = (await impersonatorName.load(context, impersonatorId)) ?? '';
  return write(context, 'raiseImpersonation', async (work) => {
    const until = await raiseSession(context, work, { until: raisedUntil(work.now), reason });
    notify(work, {
      userId: viewer._id,
      title: t('notifications.account.title'),
      description: t('notifications.account.raised', { name, reason }),
      link: '/profile',
    });
    work.audit({
      entity: 'user',
      entityId: viewer._id,
      after: { reason, raisedUntil: until },
    });
    return until;
  });
}

function wordsFor({ services }: Context, locale: string): Translator {
  const t = services.translators.get(localeOf(locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  return t;
}
