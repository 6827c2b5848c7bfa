import { localeOf, type Translator } from '@lampstand/i18n';
import { publicUrl } from '../../env.ts';
import { post } from '../../mail/post.ts';
import {
  enrolMail,
  passwordChangedMail,
  resetPasswordMail,
  securityMail,
  signUpMail,
  verifyEmailMail,
} from '../../mail/templates.ts';
import type { Services } from '../../platform/services.ts';
import type { Work } from '../../platform/work.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { insertToken } from './account-tokens.repo.ts';
import { ENROL_DAYS, expiryOf, lifetimeOf, LINK_HOURS, linkOf } from './account-tokens.rules.ts';
import type { TokenPurpose } from './account-tokens.table.ts';

/** Whom a mail about an account goes to. */
export interface Addressee {
  readonly _id: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
  readonly emailVerified?: boolean;
}

function translatorOf(services: Services, locale: string): Translator {
  const { translators } = services;
  const t = translators.get(localeOf(locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  return t;
}

/** A new link for the person. Its host is the configured one, whatever a request says. */
async function newLink(
  services: Services,
  work: Work,
  person: Addressee,
  purpose: Exclude<TokenPurpose, 'EXPORT'>,
): Promise<{ readonly url: string; readonly link: { tokenHash: string; lifetimeMs: number } }> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await insertToken(work.db, {
    tokenHash,
    userId: person._id,
    purpose,
    email: person.email,
    createdAt: work.now,
    expiresAt: expiryOf(purpose, new Date(work.now)).toISOString(),
  });
  return {
    url: linkOf(purpose, publicUrl(services.env), token),
    link: { tokenHash, lifetimeMs: lifetimeOf(purpose) },
  };
}

/** Whoever signs up chooses name and address: nobody is called by a stranger's words. */
const UNNAMED = { firstName: null };

const wordsFor = (services: Services, person: Addressee) => ({
  firstName: person.firstName,
  emailAddress: person.email,
  applicationName: services.site.current().shortName,
});

/** Sends the link for a new password (specification §7), without the name until the address is confirmed. */
export async function mailReset(services: Services, work: Work, person: Addressee): Promise<void> {
  const { url: resetUrl, link } = await newLink(services, work, person, 'RESET');
  const content = resetPasswordMail(translatorOf(services, person.locale), {
    ...wordsFor(services, person),
    ...(person.emailVerified === false && UNNAMED),
    resetUrl,
    hours: LINK_HOURS,
  });
  await post(work, {
    to: person.email,
    template: 'reset-password',
    urgent: true,
    content,
    confidential: true,
    link,
  });
}

/** Tells a new person that they have an account, with the link to its first password. */
export async function mailEnrol(services: Services, work: Work, person: Addressee): Promise<void> {
  const { url: enrolUrl, link } = await newLink(services, work, person, 'ENROL');
  const content = enrolMail(translatorOf(services, person.locale), {
    ...wordsFor(services, person),
    enrolUrl,
    days: ENROL_DAYS,
  });
  await post(work, { to: person.email, template: 'enrol', content, confidential: true, link });
}

/** Asks somebody who signed up to confirm the address, without the name: the link also takes the first password. */
export async function mailSignUp(services: Services, work: Work, person: Addressee): Promise<void> {
  const { url: welcomeUrl, link } = await newLink(services, work, person, 'ENROL');
  const content = signUpMail(translatorOf(services, person.locale), {
    ...wordsFor(services, person),
    ...UNNAMED,
    welcomeUrl,
    days: ENROL_DAYS,
  });
  await post(work, {
    to: person.email,
    template: 'verify-email',
    urgent: true,
    content,
    confidential: true,
    link,
  });
}

/** Asks a person to confirm the address of an account that is in use. */
export async function mailVerify(services: Services, work: Work, person: Addressee): Promise<void> {
  const { url: welcomeUrl, link } = await newLink(services, work, person, 'VERIFY');
  const content = verifyEmailMail(translatorOf(services, person.locale), {
    ...wordsFor(services, person),
    welcomeUrl,
    hours: LINK_HOURS,
  });
  await post(work, {
    to: person.email,
    template: 'verify-email',
    urgent: true,
    content,
    confidential: true,
    link,
  });
}

/** Tells a person that the password was changed, and what to do if it was not them. */
export async function mailPasswordChanged(
  services: Services,
  work: Work,
  person: Addressee,
): Promise<void> {
  const content = passwordChangedMail(translatorOf(services, person.locale), {
    ...wordsFor(services, person),
    forgotUrl: `${publicUrl(services.env)}/forgot-password`,
  });
  await post(work, { to: person.email, template: 'password-changed', urgent: true, content });
}

/** What happened to the ways into an account. */
export type SecurityEvent =
  | { readonly what: 'factorOn' | 'factorOff' }
  | { readonly what: 'factorReset'; readonly name: string; readonly reason: string }
  | { readonly what: 'passkeyAdded'; readonly name: string };

/** Tells a person that a way into the account has changed, and what to do if it was not them. */
export async function mailSecurity(
  services: Services,
  work: Work,
  person: Addressee,
  event: SecurityEvent,
): Promise<void> {
  const content = securityMail(translatorOf(services, person.locale), event, {
    ...wordsFor(services, person),
    forgotUrl: `${publicUrl(services.env)}/forgot-password`,
  });
  await post(work, { to: person.email, template: 'account-security', urgent: true, content });
}
