import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { regions } from '../modules/regions/regions.table.ts';
import { users } from '../modules/identity/identity.table.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { defineStatement } from './statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('is written once for a client and all of its transactions, and prepared for each', async () => {
  const { db } = app.services.database;
  let written = 0;
  const statement = defineStatement('test_written_once', (on) => {
    written += 1;
    return on
      .select({ id: users._id, region: regions })
      .from(users)
      .leftJoin(regions, eq(regions._id, sql`${sql.placeholder('region')}::text`))
      .limit(1);
  });
  const [found] = await statement.run(db, { region: 'none' });
  const inside = await db.transaction(async (tx) => statement.run(tx, { region: 'none' }));
  const outside = await statement.run(db, { region: 'none' });
  expect(written).toBe(1);
  // A join that finds nothing is no record of nothings.
  expect(found?.region).toBeNull();
  expect(inside).toEqual([found]);
  expect(outside).toEqual([found]);
});

it('runs at the same time for several transactions, each within its own', async () => {
  const { db } = app.services.database;
  const statement = defineStatement('test_own_transaction', (on) =>
    on
      .select({ mark: sql<string>`current_setting('lampstand.test_mark', true)` })
      .from(sql`(select 1) as one`),
  );
  const marks = await Promise.all(
    ['one', 'two', 'three'].map((mark) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('lampstand.test_mark', ${mark}, true)`);
        return statement.run(tx);
      }),
    ),
  );
  expect(marks).toEqual([[{ mark: 'one' }], [{ mark: 'two' }], [{ mark: 'three' }]]);
});
