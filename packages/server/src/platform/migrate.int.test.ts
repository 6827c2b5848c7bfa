import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from '../testing/empty-database.ts';
import { rowsOf } from '../testing/rows-of.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { StartFault } from './start-fault.ts';

let empty: EmptyDatabase;
beforeEach(async () => {
  empty = await emptyDatabase();
});
afterEach(() => empty.drop());

const tables = ({ db }: Database) =>
  rowsOf(
    db,
    sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );

describe('the migrations', () => {
  it('run once, however many processes start together', async () => {
    const processes = await Promise.all([empty.open(), empty.open(), empty.open()]);
    const counts = await Promise.all(processes.map((database) => migrate(database)));
    const [none, nobody, all] = counts.toSorted((a, b) => a - b);
    expect([none, nobody]).toEqual([0, 0]);
    expect(all).toBeGreaterThan(10);
    const [database] = processes;
    if (!database) throw new Error('No database was opened');
    expect(
      await rowsOf(database.db, sql`select count(*)::int as all from schema_migrations`),
    ).toEqual([{ all }]);
    expect(await migrate(database)).toBe(0);
  });

  it('leave nothing of themselves where one of them fails', async () => {
    const database = await empty.open();
    // A later migration makes a table of this name.
    await database.db.execute(sql`create table user_mergers (mine int)`);
    const failing = migrate(database);
    await expect(failing).rejects.toThrow(StartFault);
    await expect(failing).rejects.toThrow(
      /migration \d{4} failed.*user_mergers.*Nothing was changed/,
    );
    expect(await tables(database)).toEqual([{ table_name: 'user_mergers' }]);
    await database.db.execute(sql`drop table user_mergers`);
    expect(await migrate(database)).toBeGreaterThan(10);
  });
});
