import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personaId } from '../../seed/people.ts';
import { APOLLO_ACCEPT } from '../../testing/test-client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../../platform/work.ts';
import { users } from '../identity/identity.table.ts';
import { countUnread } from './notifications.repo.ts';
import { notify } from './notifications.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nobody = { userId: null, impersonatorId: null, requestId: 'test', address: null };

function tell(userId: string): Promise<void> {
  return inTransaction(app.services, nobody, 'test', async (work) => {
    notify(work, { userId, title: 'News', description: 'Something happened', link: null });
    work.audit({ entity: 'notification', entityId: userId });
  });
}

describe('the unread count', () => {
  it('counts what came since the person last looked, and nothing of anybody else', async () => {
    const { db } = app.services.database;
    expect(await countUnread(db, personaId('student'))).toBeGreaterThan(0);
    expect(await countUnread(db, personaId('student2'))).toBe(0);
    const now = app.clock.now().toISOString();
    await db
      .update(users)
      .set({ notificationsLastRead: now })
      .where(eq(users._id, personaId('student')));
    expect(await countUnread(db, personaId('student'))).toBe(0);
  });

  it('reaches a waiting browser as a part of a multipart answer, as Apollo reads it', async () => {
    const student = await app.as('student2');
    const response = await app.graphql.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: APOLLO_ACCEPT,
        cookie: student.cookie,
      },
      body: JSON.stringify({ query: 'subscription { unreadNotifications }' }),
    });
    expect(response.headers.get('content-type')).toContain('multipart/mixed');
    const reader = (response.body ?? new ReadableStream()).getReader();
    const seen: string[] = [];
    const readUntil = async (wanted: string) => {
      while (!seen.join('').includes(wanted)) {
        const { done, value } = await reader.read();
        if (done) break;
        seen.push(new TextDecoder().decode(value));
      }
      return seen.join('');
    };
    expect(await readUntil('"unreadNotifications":0')).toContain('"payload"');
    app.clock.advance(1000);
    await tell(personaId('student2'));
    // The part is closed: Apollo would keep an open one back until the next event.
    expect(await readUntil('"unreadNotifications":1')).toMatch(/\r\n--graphql$/);
    await reader.cancel();
  });

  it('is refused to a stranger', async () => {
    const answer = await app.graphql.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: APOLLO_ACCEPT,
      },
      body: JSON.stringify({ query: 'subscription { unreadNotifications }' }),
    });
    expect(await answer.text()).toContain('UNAUTHENTICATED');
  });
});
