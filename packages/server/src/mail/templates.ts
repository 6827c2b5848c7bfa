import type { Translator } from '@lampstand/i18n';
import type { MailContent } from './layout.ts';

/** Confirms an address (specification §7: firstName, applicationName, welcomeUrl). */
export function verifyEmailMail(
  t: Translator,
  values: { firstName: string; applicationName: string; welcomeUrl: string },
): MailContent {
  const { applicationName, firstName, welcomeUrl } = values;
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.verify.subject', { applicationName }),
    paragraphs: [t('mail.verify.body', { applicationName })],
    button: { text: t('mail.verify.button'), url: welcomeUrl },
    footnote: t('mail.verify.ignore'),
  };
}

/** Leads to a new password (specification §7: firstName, emailAddress, resetUrl, applicationName). */
export function resetPasswordMail(
  t: Translator,
  values: {
    firstName: string;
    emailAddress: string;
    resetUrl: string;
    applicationName: string;
    hours: number;
  },
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
