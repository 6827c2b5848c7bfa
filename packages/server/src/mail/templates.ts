import type { Translator } from '@lampstand/i18n';
import type { MailContent } from './layout.ts';

interface AccountWords {
  readonly firstName: string | null;
  readonly emailAddress: string;
  readonly applicationName: string;
}

/** Confirms the address of an account in use (specification §7: firstName, applicationName, welcomeUrl). */
export function verifyEmailMail(
  t: Translator,
  values: Omit<AccountWords, 'emailAddress'> & { welcomeUrl: string; hours: number },
): MailContent {
  const { applicationName, firstName, hours, welcomeUrl } = values;
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.verify.subject', { applicationName }),
    paragraphs: [t('mail.verify.body', { applicationName }), t('mail.reset.expiry', { hours })],
    button: { text: t('mail.verify.button'), url: welcomeUrl },
    footnote: t('mail.verify.ignore'),
  };
}

/** The same for somebody who has just signed up: there is more time, and no password yet. */
export function signUpMail(
  t: Translator,
  values: Omit<AccountWords, 'emailAddress'> & { welcomeUrl: string; days: number },
): MailContent {
  const { days, ...rest } = values;
  const { applicationName } = rest;
  return {
    ...verifyEmailMail(t, { ...rest, hours: 1 }),
    paragraphs: [t('mail.verify.body', { applicationName }), t('mail.enrol.expiry', { days })],
  };
}

/** Leads to a new password (specification §7: firstName, emailAddress, resetUrl, applicationName). */
export function resetPasswordMail(
  t: Translator,
  values: AccountWords & { resetUrl: string; hours: number },
): MailContent {
  const { applicationName, emailAddress, firstName, hours, resetUrl } = values;
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.reset.subject', { applicationName }),
    paragraphs: [t('mail.reset.body', { emailAddress }), t('mail.reset.expiry', { hours })],
    button: { text: t('mail.reset.button'), url: resetUrl },
    footnote: t('mail.reset.ignore'),
  };
}

/** Leads somebody for whom an account was opened to its first password. */
export function enrolMail(
  t: Translator,
  values: AccountWords & { enrolUrl: string; days: number },
): MailContent {
  const { applicationName, days, emailAddress, enrolUrl, firstName } = values;
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.enrol.subject', { applicationName }),
    paragraphs: [
      t('mail.enrol.body', { applicationName, emailAddress }),
      t('mail.enrol.expiry', { days }),
    ],
    button: { text: t('mail.enrol.button'), url: enrolUrl },
    footnote: t('mail.enrol.ignore'),
  };
}

/** Says that the password was changed: the owner hears of it, whoever did it. */
export function passwordChangedMail(
  t: Translator,
  values: AccountWords & { forgotUrl: string },
): MailContent {
  const { applicationName, emailAddress, firstName, forgotUrl } = values;
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.changed.subject', { applicationName }),
    paragraphs: [t('mail.changed.body', { emailAddress })],
    button: { text: t('mail.changed.button'), url: forgotUrl },
    footnote: t('mail.changed.notYou'),
  };
}

/** Tells whoever sets the college up that its mails arrive. */
export function trialMail(
  t: Translator,
  { applicationName, siteUrl }: { readonly applicationName: string; readonly siteUrl: string },
): MailContent {
  return {
    t,
    applicationName,
    firstName: '',
    subject: t('mail.trial.subject'),
    paragraphs: [t('mail.trial.body', { siteUrl })],
    button: { text: t('mail.trial.button'), url: siteUrl },
    footnote: t('mail.trial.footnote'),
  };
}

interface SecurityChange {
  readonly what: 'factorOn' | 'factorOff' | 'factorReset' | 'passkeyAdded';
  readonly name?: string;
  readonly reason?: string;
}

/** Says that a way into the account has changed: the owner hears of it, whoever did it. */
export function securityMail(
  t: Translator,
  { name = '', reason = '', what }: SecurityChange,
  values: AccountWords & { forgotUrl: string },
): MailContent {
  const { applicationName, emailAddress, firstName, forgotUrl } = values;
  const words = {
    factorOn: () => t('mail.security.factorOn', { emailAddress }),
    factorOff: () => t('mail.security.factorOff', { emailAddress }),
    factorReset: () => t('mail.security.factorReset', { emailAddress, name, reason }),
    passkeyAdded: () => t('mail.security.passkeyAdded', { emailAddress, name }),
  };
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.security.subject', { applicationName }),
    paragraphs: [words[what]()],
    button: { text: t('mail.changed.button'), url: forgotUrl },
    footnote: t('mail.changed.notYou'),
  };
}
