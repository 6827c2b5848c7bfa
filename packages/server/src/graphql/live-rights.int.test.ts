import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../platform/work.ts';
import { openPostgres } from '../platform/postgres.ts';
import { openServices } from '../platform/open-services.ts';
import { announcing } from '../platform/live.ts';
import { sessions, userRoles, users } from '../modules/identity/identity.table.ts';
import { IDLE_SECONDS } from '../modules/identity/session-cookie.ts';
import { personaId } from '../seed/people.ts';
import { emailOf, type PersonaKey } from '../seed/personas.ts';
import { testDatabaseUrl, testEnv } from '../testing/env.ts';
import { withDatabase } from '../testing/postgres-template.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { APOLLO_ACCEPT, type TestClient } from '../testing/test-client.ts';
import { createGraphql, type GraphqlServer } from './yoga.ts';

let app: TestApp;
let admin: TestClient;
let other: { graphql: GraphqlServer; close(): Promise<void> } | undefined;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('superadmin');
  other = await openOther();
});
afterAll(async () => {
  await other?.close();
  await app.close();
});

/** Another server process of the same college: everything of its own but the database. */
async function openOther() {
  const url = testDatabaseUrl();
  if (url === undefined) return undefined;
  const { rows } = await app.services.database.jobs.executeSql('select current_database() as name');
  const database = await openPostgres(withDatabase(url, String(rows[0]?.name)), 3, false, () => {});
  const { log, files, mailer, signingSecret, clock } = app.services;
  const env = testEnv();
  const parts = { env, log, files, mailer, signingSecret, clock, database };
  const { services, close } = await openServices(parts);
  return { graphql: createGraphql(services), close };
}

/** A live query, and what it has told. */
class Listener {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #heard = '';

  private constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  /** Listens, and has heard the first count. */
  static async open(graphql: GraphqlServer, { cookie }: Pick<TestClient, 'cookie'>) {
    const response = await graphql.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: APOLLO_ACCEPT, cookie },
      body: JSON.stringify({ query: 'subscription { unreadNotifications }' }),
    });
    const listener = new Listener(response.body ?? new ReadableStream());
    await listener.counts(1);
    return listener;
  }

  /** Waits for so many counts. */
  async counts(wanted: number): Promise<void> {
    while (this.#counts() < wanted) {
      const { done, value } = await this.#reader.read();
      if (done) throw new Error(`Ended too early: ${this.#heard}`);
      this.#heard += new TextDecoder().decode(value);
    }
  }

  #counts(): number {
    return this.#heard.split('"unreadNotifications"').length - 1;
  }

  /** How often a count was told until it ended. */
  async countsUntilEnd(): Promise<number> {
    for (let done = false; !done;) {
      const part = await this.#reader.read();
      done = part.done;
      this.#heard += new TextDecoder().decode(part.value);
    }
    return this.#counts();
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}

const serverOf = (where: string): GraphqlServer =>
  where === 'another process' && other ? other.graphql : app.graphql;

const Sessions = z.object({
  sessions: z.array(z.object({ _id: z.string(), current: z.boolean() })),
});
const Version = z.object({ user: z.object({ version: z.number() }) });

const versionOf = async (key: PersonaKey) =>
  (
    await admin.read(Version, 'query ($id: ID!) { user(userId: $id) { version } }', {
      id: personaId(key),
    })
  ).user.version;

/** Sends an operation that must succeed. */
async function mustDo(browser: TestClient, query: string, variables: Record<string, unknown> = {}) {
  expect((await browser.send(query, variables)).errors).toBeUndefined();
}

const db = () => app.services.database.db;
const tell = (key: PersonaKey) =>
  db().execute(sql`select ${announcing(sql`array[${`notifications:${personaId(key)}`}]::text[]`)}`);

interface Way {
  readonly name: string;
  readonly who: PersonaKey;
  readonly change: (browser: TestClient, who: PersonaKey) => Promise<unknown>;
}

const ways: readonly Way[] = [
  {
    name: 'a logout',
    who: 'student',
    change: (browser) => mustDo(browser, 'mutation { logoutUser }'),
  },
  {
    name: 'the end of all other sessions',
    who: 'student',
    change: async () => mustDo(await app.as('student'), 'mutation { revokeOtherSessions }'),
  },
  {
    name: 'the end of this session from another browser',
    who: 'student',
    change: async () => {
      const elsewhere = await app.as('student');
      const listed = await elsewhere.read(Sessions, '{ sessions { _id current } }');
      const others = listed.sessions.filter(({ current }) => !current);
      for (const { _id } of others) {
        await mustDo(elsewhere, 'mutation ($id: ID!) { revokeSession(_id: $id) }', { id: _id });
      }
    },
  },
  {
    name: 'terms that are withdrawn',
    who: 'facilitator',
    change: (_browser, who) =>
      db()
        .update(users)
        .set({ termsAcceptedAt: null })
        .where(eq(users._id, personaId(who))),
  },
  {
    name: 'another role',
    who: 'manager',
    change: (_browser, who) =>
      db()
        .insert(userRoles)
        .values({ userId: personaId(who), role: 'reportsAdmin' }),
  },
  {
    name: 'another group',
    who: 'student2',
    change: async (_browser, who) => {
      const groupIds = z.object({
        groups: z.object({ items: z.array(z.object({ _id: z.string() })) }),
      });
      const { groups } = await admin.read(
        groupIds,
        '{ groups(page: { page: 1, perPage: 3 }) { items { _id } } }',
      );
      await db().execute(
        sql`insert into group_members (group_id, user_id, role) values (${groups.items[0]?._id}, ${personaId(who)}, 'FACILITATOR')`,
      );
    },
  },
  {
    name: 'a deactivation',
    who: 'newcomer',
    change: async (_browser, who) =>
      mustDo(
        admin,
        'mutation ($id: ID!, $version: Int!) { setUserActive(_id: $id, version: $version, active: false) { _id } }',
        { id: personaId(who), version: await versionOf(who) },
      ),
  },
  {
    name: 'an erasure',
    who: 'graduate',
    change: async (_browser, who) =>
      mustDo(
        admin,
        'mutation ($id: ID!, $version: Int!, $email: String!) { eraseUser(userId: $id, version: $version, confirmation: $email, reason: "asked for it") { _id } }',
        { id: personaId(who), version: await versionOf(who), email: emailOf(who) },
      ),
  },
];

describe('a live query', () => {
  const where =
    testDatabaseUrl() === undefined ? ['this process'] : ['this process', 'another process'];

  it.each(ways)(
    'ends in every process with the rights it began with: by $name',
    async ({ who, change }) => {
      const browser = await app.as(who);
      const listeners = await Promise.all(
        where.map((each) => Listener.open(serverOf(each), browser)),
      );
      await change(browser, who);
      await tell(who);
      const counts = await Promise.all(listeners.map((listener) => listener.countsUntilEnd()));
      expect(counts).toEqual(where.map(() => 1));
    },
  );

  it('ends before an event where its session ran out in silence', async () => {
    const browser = await app.as('admin');
    const listener = await Listener.open(app.graphql, browser);
    app.clock.advance((IDLE_SECONDS + 1) * 1000);
    await tell('admin');
    expect(await listener.countsUntilEnd()).toBe(1);
    app.clock.advance(-(IDLE_SECONDS + 1) * 1000);
  });

  it('does not count as using the session', async () => {
    const browser = await app.as('admin');
    const ofAdmin = eq(sessions.userId, personaId('admin'));
    const before = await db().select().from(sessions).where(ofAdmin);
    const listener = await Listener.open(app.graphql, browser);
    app.clock.advance(15 * 60 * 1000);
    await tell('admin');
    await listener.counts(2);
    expect(await db().select().from(sessions).where(ofAdmin)).toEqual(before);
    await listener.close();
  });

  it('goes on while others log out and while nothing of its rights changes', async () => {
    const browser = await app.as('regionAdmin');
    const listener = await Listener.open(app.graphql, browser);
    const elsewhere = await app.as('regionAdmin');
    await mustDo(elsewhere, 'mutation { logoutUser }');
    app.services.viewers.forget('*');
    const actor = { userId: null, impersonatorId: null, requestId: 'test', address: null };
    await inTransaction(app.services, actor, 'test', async (work) => {
      work.audit({ entity: 'test', entityId: null });
      work.announce(`notifications:${personaId('regionAdmin')}`);
    });
    await listener.counts(2);
    await mustDo(browser, 'mutation { logoutUser }');
    expect(await listener.countsUntilEnd()).toBe(2);
  });
});
