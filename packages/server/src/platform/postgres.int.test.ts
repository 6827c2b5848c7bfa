import { describe, expect, it } from 'vitest';
import { newId } from './id.ts';
import { openLive } from './live.ts';
import { inTransaction } from './work.ts';
import { openPostgres, UnsafeDatabaseError, unsafeSettings } from './postgres.ts';
import { testDatabaseUrl } from '../testing/env.ts';
import { createTestApp } from '../testing/test-app.ts';
import { administer, withDatabase } from '../testing/postgres-template.ts';

const url = testDatabaseUrl() ?? '';
const none = (): void => {};

describe('a PostgreSQL server', () => {
  it('that can lose acknowledged writes is named setting by setting', async () => {
    const off = await unsafeSettings({
      query: async () => ({ rows: [{ name: 'fsync' }] }),
    });
    expect(off).toEqual(['fsync']);
  });
});

describe.runIf(url !== '')('several server processes on one PostgreSQL', () => {
  it('hear of a change that any of them commits', async () => {
    const app = await createTestApp();
    const { rows } = await app.services.database.jobs.executeSql(
      'select current_database() as name',
    );
    const other = await openPostgres(withDatabase(url, String(rows[0]?.name)), 2, false, none);
    const live = await openLive(other);
    const events = live.subscribe('somebody');
    const heard = events.next();
    const actor = { userId: null, impersonatorId: null, requestId: newId(), address: null };
    await inTransaction(app.services, actor, 'test', async (work) => {
      work.audit({ entity: 'test', entityId: null });
      work.announce('somebody');
    });
    expect((await heard).done).toBe(false);
    await live.close();
    await other.close();
    await app.close();
  });

  it('refuse a server that runs without durable commits', async () => {
    const name = `lampstand_unsafe_${newId().replaceAll('-', '')}`;
    await administer(url, `create database ${name}`);
    await administer(url, `alter database ${name} set synchronous_commit = off`);
    try {
      await expect(openPostgres(withDatabase(url, name), 2, true, none)).rejects.toThrow(
        UnsafeDatabaseError,
      );
    } finally {
      await administer(url, `drop database ${name} with (force)`);
    }
  });
});
