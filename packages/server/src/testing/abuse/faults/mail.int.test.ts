import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { smtpMailer } from '../../../platform/smtp-mailer.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { passwordOf } from '../../../seed/personas.ts';
import { rowsOf } from '../../rows-of.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import type { TestClient } from '../../test-client.ts';
import { type MailServer, openMailServer } from './mail-server.ts';

let app: TestApp;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  await app.services.jobs.work();
});
beforeEach(async () => {
  await db().execute(sql`delete from mails`);
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const sendBy = (port: number, requireTls = false) => {
  app.services.mailer.close();
  Object.assign(app.services, {
    mailer: smtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'The College <college@example.org>',
      requireTls,
      connections: app.services.env.SMTP_CONNECTIONS,
    }),
  });
};
const Mail = z.object({ status: z.string(), error: z.string().nullable() });
const outbox = async () =>
  z.array(Mail).parse(await rowsOf(db(), sql`select status, error from mails`));
const until = <T>(look: () => Promise<T> | T) =>
  vi.waitFor(look, { timeout: 15_000, interval: 50 });

/** The pause before the next try is over. */
const letTimePass = () =>
  db().execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

/** A change of somebody's account, of which a mail tells. */
async function changePassword(): Promise<void> {
  const password = sha256(passwordOf('student'));
  const answer = await student.send(
    'mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) }',
    { old: password, new: password },
  );
  expect(answer.errors).toBeUndefined();
}

const otherScreen = async () => (await student.send('{ currentUser { _id } }')).errors;

describe('a mail server', () => {
  it('that is down keeps nobody from changing anything, and gets the mail once it is back', async () => {
    const gone = await openMailServer();
    await gone.close();
    sendBy(gone.port);
    await changePassword();
    await until(async () => {
      expect(await outbox()).toEqual([
        { status: 'FAILED', error: expect.stringContaining('ECONNREFUSED') },
      ]);
    });
    expect(await otherScreen()).toBeUndefined();
    // Twice an hour for more than two days.
    const tries = sql`select retry_limit, retry_delay_max from pgboss.job where state = 'retry'`;
    expect(await rowsOf(db(), tries)).toEqual([{ retry_limit: 120, retry_delay_max: 1800 }]);

    const back = await openMailServer({ port: gone.port });
    await until(async () => {
      await letTimePass();
      expect(await outbox()).toEqual([{ status: 'SENT', error: null }]);
    });
    expect(back.taken()).toBe(1);
    await back.close();
  });

  it('that is slow holds up no screen, and delivers when it answers', async () => {
    let greet = (): void => {};
    const greetAfter = new Promise<void>((resolve) => {
      greet = resolve;
    });
    const slow: MailServer = await openMailServer({ greetAfter });
    sendBy(slow.port);
    await changePassword();
    await until(() => {
      expect(slow.waiting()).toBe(1);
    });
    await changePassword();
    expect(await otherScreen()).toBeUndefined();
    expect((await outbox()).map(({ status }) => status)).toEqual(['QUEUED', 'QUEUED']);
    greet();
    await until(() => {
      expect(slow.taken()).toBe(2);
    });
    await slow.close();
  });

  it('that refuses the reader for good is not asked again', async () => {
    const strict = await openMailServer({ toRecipient: '550 no such person' });
    sendBy(strict.port);
    await changePassword();
    await until(async () => {
      expect(await outbox()).toEqual([{ status: 'FAILED', error: expect.stringContaining('550') }]);
    });
    const waiting = sql`select id from pgboss.job where state in ('retry', 'active', 'created') and name = 'mail-deliver'`;
    await until(async () => {
      expect(await rowsOf(db(), waiting)).toEqual([]);
    });
    await strict.close();
  });

  it('that does not encrypt the line gets nothing where that is demanded, and is asked again', async () => {
    const plain = await openMailServer();
    sendBy(plain.port, true);
    await changePassword();
    await until(async () => {
      expect(await outbox()).toEqual([
        { status: 'FAILED', error: expect.stringMatching(/STARTTLS.*SMTP_REQUIRE_TLS/) },
      ]);
    });
    expect(plain.taken()).toBe(0);
    sendBy(plain.port);
    await until(async () => {
      await letTimePass();
      expect(await outbox()).toEqual([{ status: 'SENT', error: null }]);
    });
    await plain.close();
  });

  it('is told that no person wrote the mail, and of the same mail when it comes twice', async () => {
    const server = await openMailServer();
    sendBy(server.port);
    const message = {
      to: 'naledi@example.org',
      subject: 'Subject',
      html: '<p>Text</p>',
      plain: 'Text',
    };
    for (const id of ['mail-1', 'mail-1', 'mail-2']) {
      await app.services.mailer.send({ ...message, id });
    }
    const idsOf = server.heads.map((head) => /^Message-ID: (.*)$/im.exec(head)?.[1]);
    expect(idsOf).toEqual(['<mail-1@example.org>', '<mail-1@example.org>', '<mail-2@example.org>']);
    for (const head of server.heads) expect(head).toMatch(/^Auto-Submitted: auto-generated$/im);
    expect(server.opened()).toBe(1);
    await server.close();
  });
});
