import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { inject } from 'vitest';
import { eq } from 'drizzle-orm';
import { createGraphql, type GraphqlServer } from '../graphql/yoga.ts';
import { users } from '../modules/identity/identity.table.ts';
import { hashPassword } from '../modules/identity/password.ts';
import { FixedClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { newId } from '../platform/id.ts';
import { migrate } from '../platform/migrate.ts';
import { createLogger } from '../platform/logger.ts';
import type { MailMessage } from '../platform/mailer.ts';
import { openServices } from '../platform/open-services.ts';
import type { PartSigner } from '../platform/part-url.ts';
import { databaseOverPglite } from '../platform/pglite.ts';
import { openPostgres } from '../platform/postgres.ts';
import type { Services } from '../platform/services.ts';
import { emailOf, passwordOf, personaId, type PersonaKey, personas } from '../seed/personas.ts';
import { ANCHOR, testDatabaseUrl, testEnv, testLogLevel } from './env.ts';
import { StatementLog } from './count-statements.ts';
import { memoryFiles } from './memory-files.ts';
import { administer, newDatabase, withDatabase } from './postgres-template.ts';
import { type Answer, TestClient } from './test-client.ts';
import { sha256 } from '../platform/sha256.ts';
import './grade-deduction.ts';

/** A whole server without HTTP sockets, on its own copy of the demonstration college. */
export interface TestApp {
  readonly services: Services;
  readonly graphql: GraphqlServer;
  readonly clock: FixedClock;
  /** Hears every statement; tests read it through `statementsOf`. */
  readonly statements: StatementLog;
  /** Mails that would have left the machine. */
  readonly sent: readonly MailMessage[];
  /** A browser of nobody in particular. */
  anonymous(): TestClient;
  /** A browser in which the persona has signed in. */
  as(persona: PersonaKey): Promise<TestClient>;
  close(): Promise<void>;
}

async function copyOfCollege(
  statements: StatementLog,
): Promise<{ database: Database; drop(): Promise<void> }> {
  const url = testDatabaseUrl();
  if (url === undefined) {
    const loadDataDir = new Blob([new Uint8Array(readFileSync(inject('pgliteDump')))]);
    const client = await PGlite.create({ loadDataDir, extensions: { pg_trgm } });
    const database = databaseOverPglite(client, undefined, () => {}, statements);
    return { database, drop: async () => {} };
  }
  const name = `lampstand_test_${newId().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${inject('postgresTemplate')}`);
  // Nothing here is about what a crash leaves behind, so nobody waits for the disk at each commit.
  await administer(url, `alter database ${name} set synchronous_commit = off`);
  const database = await openPostgres(withDatabase(url, name), 6, false, () => {}, statements);
  return { database, drop: () => administer(url, `drop database ${name} with (force)`) };
}

/** A persona's password on servers where the known ones open nothing. */
export const ownPasswordOf = (persona: PersonaKey): string => `own-${passwordOf(persona)}`;

async function giveOwnPasswords({ db }: Database): Promise<void> {
  for (const { key } of personas) {
    const passwordHash = await hashPassword(sha256(ownPasswordOf(key)));
    await db
      .update(users)
      .set({ passwordHash })
      .where(eq(users._id, personaId(key)));
  }
}

/** A database with every table and not a row in them. */
async function emptyCollege(
  statements: StatementLog,
): Promise<{ database: Database; drop(): Promise<void> }> {
  const url = testDatabaseUrl();
  if (url === undefined) {
    const client = await PGlite.create({ extensions: { pg_trgm } });
    const database = databaseOverPglite(client, undefined, () => {}, statements);
    await migrate(database);
    return { database, drop: async () => {} };
  }
  const own = await newDatabase(url, 'college');
  const database = await openPostgres(own.url, 6, false, () => {}, statements);
  await migrate(database);
  return { database, drop: own.drop };
}

type OpenFiles = (signer: PartSigner) => FileStore;

/** Starts a server for a test file. Close it in `afterAll`. */
export const createTestApp = (
  env: Record<string, string> = {},
  openFiles: OpenFiles = memoryFiles,
): Promise<TestApp> => appOn(copyOfCollege, env, openFiles);

/** The same over a college in which there is nobody and nothing. */
export const createEmptyApp = (
  env: Record<string, string> = {},
  openFiles: OpenFiles = memoryFiles,
): Promise<TestApp> => appOn(emptyCollege, env, openFiles);

async function appOn(
  openCollege: typeof copyOfCollege,
  env: Record<string, string>,
  openFiles: OpenFiles,
): Promise<TestApp> {
  const statements = new StatementLog();
  const { database, drop } = await openCollege(statements);
  const clock = new FixedClock(`${ANCHOR}T12:00:00Z`);
  const signingSecret = 'a secret that is long enough for tests only';
  const settings = testEnv(env);
  const passwordHere = settings.APP_ENV === 'development' ? passwordOf : ownPasswordOf;
  if (passwordHere === ownPasswordOf) await giveOwnPasswords(database);
  const sent: MailMessage[] = [];
  const { services, close } = await openServices({
    env: settings,
    log: createLogger(testLogLevel()),
    database,
    files: openFiles({ clock, signingSecret }),
    mailer: { delivers: true, send: async (message) => void sent.push(message), close: () => {} },
    signingSecret,
    clock,
  });
  const graphql = createGraphql(services);
  const anonymous = () => new TestClient(graphql);
  return {
    services,
    graphql,
    clock,
    statements,
    sent,
    anonymous,
    async as(persona) {
      const client = anonymous();
      const answer: Answer = await client.send(
        'mutation Login($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }',
        { email: emailOf(persona), password: sha256(passwordHere(persona)) },
      );
      if (answer.errors) throw new Error(`${persona} cannot sign in: ${answer.errors[0]?.message}`);
      return client;
    },
    async close() {
      await close();
      await drop();
    },
  };
}
