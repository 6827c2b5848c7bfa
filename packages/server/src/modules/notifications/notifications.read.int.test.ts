import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { users } from '../identity/identity.table.ts';
import { countUnread } from './notifications.repo.ts';
import { notifications } from './notifications.table.ts';

const LIST = `query ($filter: NotificationFilter, $page: PageInput, $sort: NotificationSort) {
  notifications(filter: $filter, page: $page, sort: $sort) { total items { _id read } }
}`;
const MARK = 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }';
const ListShape = z.object({
  notifications: z.object({
    total: z.number(),
    items: z.array(z.object({ _id: z.string(), read: z.boolean() })),
  }),
});
const MarkShape = z.object({ markNotificationsRead: z.number() });

let app: TestApp;
let student: TestClient;
const me = personaId('student');
const other = personaId('student2');

beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
});
afterAll(() => app.close());

/** Notes of January: n1 is the oldest, n3 and n4 came at the same moment. */
const note = (name: string, day: number, userId: string) => ({
  _id: name,
  userId,
  title: name,
  description: 'News',
  link: null,
  createdAt: `2027-01-${String(day).padStart(2, '0')}T08:00:00Z`,
});

beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(notifications);
  await db.update(users).set({ notificationsLastRead: null });
  await db
    .insert(notifications)
    .values([
      note('n1', 1, me),
      note('n2', 2, me),
      note('n3', 3, me),
      note('n4', 3, me),
      note('n5', 4, me),
      note('other-1', 9, other),
    ]);
});

const unread = (userId: string) => countUnread(app.services.database.db, userId);
const mark = (ids?: string[] | null) =>
  student.read(MarkShape, MARK, { ids }).then((data) => data.markNotificationsRead);
async function list(variables: Record<string, unknown> = {}) {
  const { notifications: page } = await student.read(ListShape, LIST, variables);
  return { total: page.total, ids: page.items.map(({ _id }) => _id).join(' '), items: page.items };
}
const read = (items: { _id: string; read: boolean }[]) =>
  items.flatMap((each) => (each.read ? [each._id] : [])).join(' ');

describe('the list of notifications', () => {
  it('holds the own ones alone, newest first, those of one moment in a fixed order', async () => {
    expect(await list()).toMatchObject({ total: 5, ids: 'n5 n4 n3 n2 n1' });
  });

  it('can begin with the oldest', async () => {
    const sort = { field: 'createdAt', order: 'ASC' };
    expect((await list({ sort })).ids).toBe('n1 n2 n3 n4 n5');
  });

  it('comes in pages that together are all of it, and says how many there are', async () => {
    const page = (number: number) => list({ page: { page: number, perPage: 2 } });
    const pages = await Promise.all([page(1), page(2), page(3), page(4)]);
    expect(pages.map(({ ids }) => ids)).toEqual(['n5 n4', 'n3 n2', 'n1', '']);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  it.each([1, 400])('is one statement besides the session, on page %i too', async (page) => {
    const statements = await statementsOf(app, () => list({ page: { page, perPage: 25 } }));
    expect(statements).toHaveLength(2);
  });

  it('can be cut to the unread and to the read', async () => {
    await mark(['n2', 'n4']);
    expect(await list({ filter: { unread: true } })).toMatchObject({ total: 3, ids: 'n5 n3 n1' });
    expect(await list({ filter: { unread: false } })).toMatchObject({ total: 2, ids: 'n4 n2' });
    expect(read((await list()).items)).toBe('n4 n2');
  });

  it('keeps the indexes of its order and of the unread', async () => {
    const rows = await app.services.database.db
      .select({ definition: sql<string>`indexdef` })
      .from(sql`pg_indexes`)
      .where(sql`tablename = 'notifications'`);
    const defined = rows.map(({ definition }) => `${definition}\n`).join('');
    expect(defined).toContain('(user_id, created_at, id)\n');
    expect(defined).toContain('(user_id, created_at, id) WHERE (read_at IS NULL)');
  });
});

describe('marking as read', () => {
  it('marks those that are named, and answers how many are left', async () => {
    expect(await mark(['n1', 'n5'])).toBe(3);
    expect(read((await list()).items)).toBe('n5 n1');
    expect(await unread(me)).toBe(3);
  });

  it.each([[undefined], [null]])('marks all when the ids are %s', async (ids) => {
    expect(await mark(ids)).toBe(0);
    expect(read((await list()).items)).toBe('n5 n4 n3 n2 n1');
    expect(await unread(other)).toBe(1);
  });

  it('does not touch what comes later, nor go back behind an earlier moment', async () => {
    const { db } = app.services.database;
    await mark();
    await db.insert(notifications).values(note('n6', 5, me));
    expect(await unread(me)).toBe(1);
    const later = '2027-02-01T08:00:00.000Z';
    await db.update(users).set({ notificationsLastRead: later }).where(eq(users._id, me));
    await mark();
    const [row] = await db
      .select({ at: users.notificationsLastRead })
      .from(users)
      .where(eq(users._id, me));
    expect(new Date(row?.at ?? '').toISOString()).toBe(later);
  });

  it('changes nothing the second time, not even the moment', async () => {
    const { db } = app.services.database;
    const moments = () => db.select({ at: notifications.readAt }).from(notifications);
    await mark(['n1', 'n1']);
    const before = await moments();
    app.clock.advance(60_000);
    expect(await mark(['n1'])).toBe(4);
    expect(await moments()).toEqual(before);
  });

  it('refuses all where one is of another person, or none, alike', async () => {
    expect(await student.codeOf(MARK, { ids: ['n1', 'other-1'] })).toBe('NOT_FOUND');
    expect(await student.codeOf(MARK, { ids: ['n1', 'nowhere'] })).toBe('NOT_FOUND');
    expect([await unread(me), await unread(other)]).toEqual([5, 1]);
  });

  it('refuses more names than a page can hold', async () => {
    const ids = Array.from({ length: 1001 }, (_, index) => `n${index}`);
    expect(await student.codeOf(MARK, { ids })).toBe('INVALID');
  });

  it('leaves a trace of who did it', async () => {
    await mark(['n3']);
    const rows = await app.services.database.db
      .select({ actor: auditEntries.actorId, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'markNotificationsRead'));
    expect(rows).toContainEqual({ actor: me, after: { notificationsRead: ['n3'] } });
  });

  it('is told at once to every open page of the person', async () => {
    const events = app.services.live.subscribe(`notifications:${me}`);
    const heard = events.next();
    await mark();
    expect(await heard).toEqual({ value: undefined, done: false });
    await events.return();
  });
});
