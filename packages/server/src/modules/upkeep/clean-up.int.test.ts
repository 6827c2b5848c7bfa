import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries, logitGroups, logits } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { userTokens } from '../identity/account-tokens.table.ts';
import { sessions } from '../identity/identity.table.ts';
import { cleanUp } from './clean-up.jobs.ts';
import { expiring } from './clean-up.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const Found = z.object({ rows: z.array(z.object({ name: z.string() })) });
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();

describe('the clean-up', () => {
  it('knows every table whose rows expire', async () => {
    const { db } = app.services.database;
    const found = await db.execute(
      sql`select table_name as name from information_schema.columns where column_name = 'expires_at' and table_schema = 'public'`,
    );
    const known = expiring.map(({ table }) => getTableConfig(table).name);
    expect(
      Found.parse(found)
        .rows.map(({ name }) => name)
        .filter((name) => !known.includes(name)),
    ).toEqual([]);
  });

  it('removes what is over and keeps what is not', async () => {
    const { db } = app.services.database;
    const userId = personaId('student');
    const session = (tokenHash: string, days: number) => ({
      tokenHash,
      userId,
      createdAt: inDays(-9),
      lastSeenAt: inDays(-9),
      expiresAt: inDays(days),
    });
    const link = (tokenHash: string, days: number) => ({
      tokenHash,
      userId,
      purpose: 'RESET' as const,
      email: 'x@college.example',
      createdAt: inDays(-9),
      expiresAt: inDays(days),
    });
    const report = (_id: string, days: number) => ({
      _id,
      at: inDays(days),
      action: 'crash',
      type: 'error',
    });
    await db
      .insert(sessions)
      .values([session('over', -2), session('today', -0.5), session('on', 1)]);
    await db.insert(userTokens).values([link('over', -2), link('on', 1)]);
    await db.insert(logits).values([report('old', -400), report('new', -10)]);
    const group = { count: 1, firstAt: inDays(-900) };
    await db.insert(logitGroups).values([
      { ...group, _id: 'g-old', message: 'old', lastAt: inDays(-400) },
      { ...group, _id: 'g-new', message: 'new', lastAt: inDays(-10) },
    ]);
    await cleanUp.handle({}, app.services);
    const hashes = (await db.select().from(sessions)).map(({ tokenHash }) => tokenHash);
    expect(hashes).toEqual(expect.arrayContaining(['today', 'on']));
    expect(hashes).not.toContain('over');
    expect(await db.select().from(userTokens)).toMatchObject([{ tokenHash: 'on' }]);
    expect(await db.select().from(logits)).toMatchObject([{ _id: 'new' }]);
    expect(await db.select().from(logitGroups)).toMatchObject([{ _id: 'g-new' }]);
    const audit = await db.select().from(auditEntries);
    expect(audit.map(({ action }) => action)).toContain('cleanUp');
  });
});
