import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '../platform/id.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import type { Work } from '../platform/work.ts';
import type { MailContent } from './layout.ts';
import { mails } from './mail.table.ts';

/** Hands one mail of the outbox to the mail server; tried again by the queue when that fails. */
export const deliverMail = defineJob({
  name: 'mail-deliver',
  schema: z.object({ mailId: z.string() }),
  async handle({ mailId }, { database, mailer, clock }: Services) {
    if (!mailer.delivers) return;
    const unsent = and(eq(mails._id, mailId), ne(mails.status, 'SENT'));
    const [mail] = await database.db.select().from(mails).where(unsent);
    if (!mail) return;
    try {
      await mailer.send({
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        plain: mail.plain,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await database.db.update(mails).set({ status: 'FAILED', error: reason }).where(unsent);
      throw error;
    }
    const sentAt = clock.now().toISOString();
    await database.db.update(mails).set({ status: 'SENT', sentAt, error: null }).where(unsent);
  },
});

/** Puts a mail into the outbox and its delivery into the queue, with the change that caused it. */
export async function post(
  work: Work,
  mail: { readonly to: string; readonly template: string; readonly content: MailContent },
): Promise<void> {
  // Rendering needs a large library that most requests never touch.
  const { renderMail } = await import('./layout.ts');
  const _id = newId();
  const { html, plain } = await renderMail(mail.content);
  await work.db.insert(mails).values({
    _id,
    recipient: mail.to,
    template: mail.template,
    locale: mail.content.t.locale.code,
    subject: mail.content.subject,
    html,
    plain,
    status: 'QUEUED',
    createdAt: work.now,
  });
  await work.enqueue(deliverMail, { mailId: _id });
}
