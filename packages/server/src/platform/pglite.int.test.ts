import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { testDatabaseUrl } from '../testing/env.ts';
import { FolderLockedError } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { defineStatement } from './statement.ts';

describe.runIf(testDatabaseUrl() === undefined)('the embedded database', () => {
  it('asks for the disk itself before a change is acknowledged', async () => {
    const app = await createTestApp();
    let flushed = 0;
    const { database } = app.services;
    const flush = database.flush.bind(database);
    Object.assign(database, {
      flush: async () => {
        flushed += 1;
        await flush();
      },
    });
    const student = await app.as('student');
    const before = flushed;
    await student.send('mutation { recordCourseActivity(courseId: "course-bib101") }');
    expect(flushed).toBe(before + 1);
    await app.close();
  });

  it('keeps what has a name prepared, also after a statement failed', async () => {
    const database = await openPglite();
    const divide = defineStatement<{ quotient: number }[]>('divide', (db) =>
      db
        .select({ quotient: sql<number>`10 / ${sql.placeholder('by')}::int` })
        .from(sql`(values (1)) as one`),
    );
    await expect(divide.run(database.db, { by: 0 })).rejects.toMatchObject({
      cause: { code: '22012' },
    });
    expect(await divide.run(database.db, { by: 2 })).toEqual([{ quotient: 5 }]);
    expect(await divide.run(database.db, { by: null })).toEqual([{ quotient: null }]);
    const kept = await database.jobs.executeSql(
      `select generic_plans + custom_plans as runs from pg_prepared_statements where name like 'divide%'`,
    );
    // The one that failed never got as far as a plan.
    expect(kept.rows).toEqual([{ runs: 2 }]);
    await database.close();
  });

  it('lets what has a name wait for a transaction under way', async () => {
    const database = await openPglite();
    await database.db.execute(sql`create table marks (mark int)`);
    const count = defineStatement<{ marks: number }[]>('marks', (db) =>
      db.select({ marks: sql<number>`count(*)::int` }).from(sql`marks`),
    );
    let counted: Promise<{ marks: number }[]> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into marks values (1)`);
      counted = count.run(database.db);
      await tx.execute(sql`insert into marks values (2)`);
    });
    expect(await counted).toEqual([{ marks: 2 }]);
    await database.close();
  });

  it('opens its folder once, and again after it was closed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-pglite-'));
    const first = await openPglite(folder);
    await first.flush();
    await expect(openPglite(folder)).rejects.toThrow(FolderLockedError);
    await first.close();
    const second = await openPglite(folder);
    await second.ping();
    await second.close();
    rmSync(folder, { recursive: true, force: true });
    expect(first.engine).toBe('pglite');
  }, 60_000);
});
