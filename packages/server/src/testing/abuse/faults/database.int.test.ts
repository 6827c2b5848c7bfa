import { randomUUID } from 'node:crypto';
import { setImmediate as soon } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Listening } from '../../../http/listen.ts';
import { inTransaction } from '../../../platform/work.ts';
import { personaId } from '../../../seed/people.ts';
import { testDatabaseUrl } from '../../env.ts';
import { administer, withDatabase } from '../../postgres-template.ts';
import { openSite } from '../../site.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import type { TestClient } from '../../test-client.ts';

const server = testDatabaseUrl() ?? '';

let app: TestApp;
let site: Listening;
let student: TestClient;
let name = '';
beforeAll(async () => {
  if (server === '') return;
  app = await createTestApp();
  site = await openSite(app);
  student = await app.as('student');
  const { rows } = await app.services.database.jobs.executeSql('select current_database() as name');
  name = String(rows[0]?.name);
});
afterAll(async () => {
  if (server === '') return;
  await site.close();
  await app.close();
});

const status = async (path: string) => (await fetch(`${site.url}${path}`)).status;
const courses = () => student.send('{ dashboard { __typename courses { _id } } }');
const rename = (firstName: string) =>
  student.send(
    'mutation ($i: UserProfileInput!) { updateUserProfile(userProfileInput: $i) { firstName } }',
    { i: { _id: personaId('student'), firstName } },
  );
const waiting = `select 1 from pg_locks where not granted and relation = 'courses'::regclass
  and database = (select oid from pg_database where datname = current_database())`;
const until = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 15_000, interval: 50 });
const outage = { code: 'INTERNAL', key: 'errors.outage.now' };

describe.runIf(server !== '')('a PostgreSQL server', () => {
  it('that goes away is told, loses nothing, and is found again without a restart', async () => {
    const heard = app.services.live.subscribe('anything').next();
    await administer(server, `alter database ${name} with allow_connections false`);
    await administer(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    student.language = 'de-DE';
    await until(async () => {
      const [error] = (await rename('Nobody')).errors ?? [];
      expect(error?.extensions).toMatchObject(outage);
      expect(error?.message).toMatch(/^Das ist im Augenblick nicht möglich\./);
    });
    expect(await Promise.all(['/readyz', '/healthz', '/login'].map(status))).toEqual([
      503, 200, 200,
    ]);

    await administer(server, `alter database ${name} with allow_connections true`);
    expect((await student.send('{ currentUser { firstName } }')).data).not.toMatchObject({
      currentUser: { firstName: 'Nobody' },
    });
    expect((await rename('Grace')).errors).toBeUndefined();
    expect(await status('/readyz')).toBe(200);
    // Whoever waits for events may have missed some: each looks again.
    expect((await heard).done).toBe(false);
  });

  it('is heard again after its connection for events was lost', async () => {
    const events = app.services.live.subscribe('somebody');
    const next = events.next();
    const actor = { userId: null, impersonatorId: null, requestId: randomUUID(), address: null };
    await inTransaction(app.services, actor, 'test', async (work) => {
      work.audit({ entity: 'test', entityId: null });
      work.announce('somebody');
    });
    expect((await next).done).toBe(false);
  });

  it('with no connection left lets people wait ten seconds, then says so; pages open meanwhile', async () => {
    const other = new pg.Client({ connectionString: withDatabase(server, name) });
    await other.connect();
    await other.query('begin; lock table courses in access exclusive mode');
    // As many as the pool of a test has.
    const stuck = Array.from({ length: 6 }, courses);
    await until(async () => {
      const { rows } = await other.query(waiting);
      expect(rows).toHaveLength(6);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = courses();
    for (let turn = 0; turn < 20; turn += 1) await soon();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect((await late).errors?.[0]?.extensions).toMatchObject(outage);
    expect(await Promise.all(['/healthz', '/login'].map(status))).toEqual([200, 200]);

    await other.query('rollback');
    await other.end();
    for (const answer of await Promise.all(stuck)) expect(answer.errors).toBeUndefined();
    expect((await courses()).errors).toBeUndefined();
  });
});
