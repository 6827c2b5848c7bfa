import type { Translator } from '@lampstand/i18n';
import type { MailContent } from './layout.ts';

/** Says what a student handed in and when, with the code and the sum that prove it. */
export function receiptMail(
  t: Translator,
  values: {
    readonly firstName: string;
    readonly applicationName: string;
    readonly assignment: string;
    /** In the student's language, with the zone. */
    readonly submittedAt: string;
    readonly code: string;
    readonly hash: string;
    readonly fileNames: readonly string[];
    readonly assignmentUrl: string;
  },
): MailContent {
  const { applicationName, assignment, assignmentUrl, code, fileNames, firstName, hash } = values;
  const files =
    fileNames.length === 0
      ? t('mail.receipt.textOnly')
      : t('mail.receipt.files', { count: fileNames.length, names: fileNames.join(', ') });
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.receipt.subject', { assignment }),
    paragraphs: [
      t('mail.receipt.body', { assignment, submittedAt: values.submittedAt }),
      files,
      t('mail.receipt.code', { code }),
      t('mail.receipt.hash', { hash }),
    ],
    button: { text: t('mail.receipt.button'), url: assignmentUrl },
    footnote: t('mail.receipt.keep'),
  };
}
