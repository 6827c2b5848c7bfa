import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { deliverMail } from '../../../mail/post.ts';
import { smtpMailer } from '../../../platform/smtp-mailer.ts';
import { emailOf } from '../../../seed/personas.ts';
import { rowsOf } from '../../rows-of.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { type MailServer, openMailServer } from './mail-server.ts';

const INVITATIONS = 5000;
const CONNECTIONS = 5;
/** What the workers for all mails hold at a time: four of them, five mails each. */
const UNDER_WAY = 4 * 5;
/** How long the mail server takes over one mail. */
const SLOWNESS_MS = 20;

let app: TestApp;
let server: MailServer;
beforeAll(async () => {
  app = await createTestApp({ SMTP_CONNECTIONS: String(CONNECTIONS) });
  server = await openMailServer({ slowness: SLOWNESS_MS });
  const mailer = smtpMailer({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'college@example.org',
    requireTls: false,
    connections: CONNECTIONS,
  });
  Object.assign(app.services, { mailer });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const db = () => app.services.database.db;
const until = <T>(look: () => Promise<T> | T) =>
  vi.waitFor(look, { timeout: 30_000, interval: 20 });

/** As many mails as an import of a year's students makes, in the outbox and in the queue. */
async function queueInvitations(): Promise<void> {
  await db()
    .execute(sql`insert into mails (id, recipient, template, locale, subject, html, plain, status, created_at)
    select 'bulk-' || n, 'bulk-' || n || '@example.org', 'enrol', 'en', 'Welcome', '<p>Welcome</p>', 'Welcome', 'QUEUED', now()
    from generate_series(1, ${INVITATIONS}) n`);
  await app.services.jobs.enqueue(db(), deliverMail, { mailId: 'bulk-1' });
  await db()
    .execute(sql`insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, keep_until, policy)
    select name, jsonb_build_object('mailId', 'bulk-' || n), retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, keep_until, policy
    from pgboss.job, generate_series(2, ${INVITATIONS}) n where name = ${deliverMail.name}`);
}

const Count = z.tuple([z.object({ count: z.number() })]);

describe('five thousand invitations', () => {
  it('leave over all connections, hold up no password reset, and each leaves once', async () => {
    // Loading what renders mails would be measured otherwise.
    await import('../../../mail/layout.ts');
    await queueInvitations();
    await app.services.jobs.work();
    await until(() => {
      expect(server.taken()).toBeGreaterThan(2 * UNDER_WAY);
    });
    const [started, before] = [performance.now(), server.taken()];
    await app.anonymous().send('mutation ($e: String!) { forgotPassword(email: $e) }', {
      e: emailOf('student'),
    });
    await until(() => {
      expect(server.recipients).toContain(emailOf('student'));
    });
    const waited = performance.now() - started;
    // Two pauses between looks into the queue at most, whatever waits there.
    expect(waited).toBeLessThan(10_000);
    // One every two seconds, before; a hundred a second on a machine with nothing else to do.
    expect(((server.taken() - before) * 1000) / waited).toBeGreaterThan(2);

    await app.services.jobs.rest();
    await until(async () => {
      const [{ count }] = Count.parse(
        await rowsOf(
          db(),
          sql`select count(*)::int from pgboss.job where state = 'active' and name = ${deliverMail.name}`,
        ),
      );
      expect(count).toBe(0);
    });
    expect(new Set(server.recipients).size).toBe(server.recipients.length);
    expect(server.opened()).toBeLessThanOrEqual(CONNECTIONS);
  }, 90_000);
});
