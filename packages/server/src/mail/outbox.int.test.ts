import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listening } from '../http/listen.ts';
import { outboxOnly } from '../platform/mailer.ts';
import { sha256 } from '../platform/sha256.ts';
import { passwordOf } from '../seed/personas.ts';
import { openSite } from '../testing/site.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: Listening;
beforeAll(async () => {
  app = await createTestApp();
  Object.assign(app.services, { mailer: outboxOnly });
  site = await openSite(app);
  const student = await app.as('student');
  const password = sha256(passwordOf('student'));
  await student.send(
    'mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) }',
    { old: password, new: password },
  );
  await app.services.jobs.drain();
});
afterAll(async () => {
  await site.close();
  await app.close();
});

describe('the outbox', () => {
  it('shows in development what would have been sent, as its reader sees it', async () => {
    expect(app.sent).toEqual([]);
    const list = await (await fetch(`${site.url}/_outbox`)).text();
    expect(list).toContain('student@lampstand.example');
    const [, link = ''] = /href="(\/_outbox\/[^"]+)"/.exec(list) ?? [];
    const mail = await fetch(`${site.url}${link}`);
    expect(mail.status).toBe(200);
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await mail.text()).toContain('Lampstand');
    expect((await fetch(`${site.url}/_outbox/none`)).status).toBe(404);
  });

  it.each(['admin-app', 'production'])('is no page of its own in %s', async (APP_ENV) => {
    const other = await createTestApp({ APP_ENV, PUBLIC_URL: 'https://college.example' });
    const closed = await openSite(other);
    const answer = await (await fetch(`${closed.url}/_outbox`)).text();
    expect(answer).toContain('<title>page</title>');
    await closed.close();
    await other.close();
  });
});
