import { z } from 'zod';
import { newId } from '../platform/id.ts';
import { defineJob } from '../platform/jobs.ts';
import { MailRefusedError } from '../platform/mailer.ts';
import type { Services } from '../platform/services.ts';
import type { Work } from '../platform/work.ts';
import type { MailContent } from './layout.ts';
import { beginLink, findMail, insertMail, markMail } from './mail.repo.ts';

/** A mail server may be away for a weekend: tried after seconds first, later twice an hour. */
const RETRIES = { limit: 120, delaySeconds: 15, mostDelaySeconds: 30 * 60 };

/** What a worker hands over before it looks for what came meanwhile. */
const BATCH = 5;

/** A link of a mail whose hours run from the sending, however long the mail has waited. */
const Link = z.object({ tokenHash: z.string(), lifetimeMs: z.number() });

/**
 * Hands one mail of the outbox to the mail server; tried again by the queue when that fails. As many are
 * under way as there are connections, one of which is for urgent mails alone.
 */
export const deliverMail = defineJob({
  name: 'mail-deliver',
  schema: z.object({ mailId: z.string(), link: Link.optional() }),
  retries: RETRIES,
  pace: ({ env }: Services) => {
    return { workers: Math.max(1, env.SMTP_CONNECTIONS - 1), batch: BATCH };
  },
  async handle({ mailId, link }, { database, mailer, clock, log }: Services) {
    const { db } = database;
    const mail = await findMail(db, mailId);
    if (!mail || mail.status === 'SENT') return;
    if (link) {
      const expires = new Date(clock.now().getTime() + link.lifetimeMs);
      await beginLink(db, link.tokenHash, expires.toISOString());
    }
    if (!mailer.delivers) return;
    try {
      await mailer.send({
        id: mail._id,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        plain: mail.plain,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await markMail(db, mailId, { status: 'FAILED', error: reason });
      log.warn({ mailId, reason }, 'mail not delivered');
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
  /** Somebody waits for it at this moment: it leaves before all others. */
  readonly urgent?: boolean;
  readonly link?: z.infer<typeof Link>;
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
  const { link, urgent } = mail;
  await work.enqueue(deliverMail, { mailId: _id, ...(link ? { link } : {}) }, urgent);
}
