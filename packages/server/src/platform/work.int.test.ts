import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newNotifications } from '../modules/notifications/notifications.repo.ts';
import { notifications } from '../modules/notifications/notifications.table.ts';
import { personaId } from '../seed/people.ts';
import { statementsOf } from '../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { auditEntries } from './audit.table.ts';
import { newId } from './id.ts';
import { inTransaction, type Work } from './work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nobody = { userId: null, impersonatorId: null, requestId: 'test', address: null };
const notification = (userId: string) => ({
  _id: newId(),
  userId,
  title: 'News',
  description: 'Something happened',
  link: null,
  createdAt: app.clock.now().toISOString(),
  readAt: null,
});
const change = (useCase: (work: Work) => void) =>
  inTransaction(app.services, nobody, 'test', async (work) => useCase(work));

describe('what a transaction only adds', () => {
  it('is written with its audit rows in one statement, however often something was added', async () => {
    const rows = (['student', 'student2', 'facilitator'] as const).map((name) =>
      notification(personaId(name)),
    );
    const entityId = newId();
    const ran = await statementsOf(app, () =>
      change(({ add, audit }) => {
        for (const row of rows) add(newNotifications, [row]);
        add(newNotifications, []);
        audit({ entity: 'test', entityId });
        audit({ entity: 'test', entityId });
      }),
    );
    expect(ran).toHaveLength(1);
    const { db } = app.services.database;
    const ids = rows.map(({ _id }) => _id);
    const written = await db.select().from(notifications).where(inArray(notifications._id, ids));
    expect(written.map(({ userId }) => userId).toSorted()).toEqual(
      rows.map(({ userId }) => userId).toSorted(),
    );
    expect(await db.$count(auditEntries, eq(auditEntries.entityId, entityId))).toBe(2);
  });

  it('takes everything back where a row of it is wrong', async () => {
    const good = notification(personaId('student'));
    const entityId = newId();
    const failed = await change(({ add, audit }) => {
      add(newNotifications, [good, notification('nobody')]);
      audit({ entity: 'test', entityId });
    }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    const { db } = app.services.database;
    expect(await db.$count(notifications, eq(notifications._id, good._id))).toBe(0);
    expect(await db.$count(auditEntries, eq(auditEntries.entityId, entityId))).toBe(0);
  });
});
