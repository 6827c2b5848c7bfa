import { z } from 'zod';
import { newId } from '../platform/id.ts';
import { defineJob } from '../platform/jobs.ts';
import { MailRefusedError } from '../platform/mailer.ts';
import type { Services } from '../platform/services.ts';
import type { Work } from '../platform/work.ts';
import type { MailContent } from './layout.ts';
import { findMail, insertMail, markMail } from './mail.repo.ts';

/** A mail server may be away for a weekend: tried after seconds first, later twice an hour. */
const RETRIES = { limit: 120, delaySeconds: 15, mostDelaySeconds: 30 * 60 };

/** Hands one mail of the outbox to the mail server; tried again by the queue when that fails. */
export const deliverMail = defineJob({
  name: 'mail-deliver',
  schema: z.object({ mailId: z.string() }),
  retries: RETRIES,
  async handle({ mailId }, { database, mailer, clock }: Services) {
    if (!mailer.delivers) return;
    const { db } = database;
    const mail = await findMail(db, mailId);
    if (!mail || mail.status === 'SENT') return;
    try {
      await mailer.send({
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        plain: mail.plain,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await markMail(db, mailId, { status: 'FAILED', error: reason });
      if (error instanceof MailRefusedError) return;
      throw error;
    }
    const sentAt = clock.now().toISOString();
    const text = mail.confidential ? { html: '', plain: '' } : {};
    await markMail(db, mailId, { status: 'SENT', sentAt, error: null, ...text });
  },
});

interface Mail {
  readonly to: string;
  readonly template: string;
  readonly content: MailContent;
  /** Holds a link that opens an account: the text is removed once it was delivered. */
  readonly confidential?: boolean;
}

/** Puts a mail into the outbox and its delivery into the queue, with the change that caused it. */
export async function post(work: Work, mail: Mail): Promise<void> {
  // Rendering needs a large library that most requests never touch.
  const { renderMail } = await import('./layout.ts');
  const _id = newId();
  const { html, plain } = await renderMail(mail.content);
  await insertMail(work.db, {
    _id,
    recipient: mail.to,
    template: mail.template,
    locale: mail.content.t.locale.code,
    subject: mail.content.subject,
    html,
    plain,
    confidential: mail.confidential ?? false,
    status: 'QUEUED',
    createdAt: work.now,
  });
  await work.enqueue(deliverMail, { mailId: _id });
}
