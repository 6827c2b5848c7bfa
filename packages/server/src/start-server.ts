import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Env, requiresMailTls } from './env.ts';
import { createHandler } from './http/handler.ts';
import { createHttpServer, type Listening, listen, manyAreBehind } from './http/listen.ts';
import { openMetricsPort } from './http/metrics-port.ts';
import { createMetrics } from './http/metrics.ts';
import type { Pages } from './http/pages.ts';
import { stayUp } from './modules/exams/index.ts';
import { areFilesLost } from './modules/files/index.ts';
import { type DemoAccount, shutPersonas } from './modules/identity/index.ts';
import { newSetupLink } from './modules/setup/index.ts';
import { followSite } from './modules/site/index.ts';
import { followPublishedTexts } from './modules/translations/index.ts';
import type { Database } from './platform/database.ts';
import { systemClock } from './platform/clock.ts';
import { prepareDataFolder, refuseLostDatabase } from './platform/data-folder.ts';
import { keptSecret } from './platform/kept-secret.ts';
import type { Logger } from './platform/logger.ts';
import { type Mailer, outboxOnly } from './platform/mailer.ts';
import { migrate } from './platform/migrate.ts';
import { openFiles } from './platform/open-files.ts';
import { openPostgres } from './platform/postgres.ts';
import { openServices } from './platform/open-services.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';

/** The whole of a stop, however much is under way; supervisors kill after ten seconds. */
const STOP_MS = 8000;
/** What of it is kept for the queue of jobs. */
const QUEUE_MS = 1000;

export interface RunningServer extends Listening {
  readonly database: Database;
  /** People of the demonstration college who are there and should not be. */
  readonly demoAccounts: readonly DemoAccount[];
  /** The one-time link to the first set-up, where the college has nobody yet. Told to no log. */
  readonly setupLink: string | undefined;
  /** The store holds none of the newest files that the database knows. */
  readonly filesAreLost: boolean;
}

/** Opens the database that the configuration names; the other engine is not even loaded. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.DATABASE_URL === undefined) {
    refuseLostDatabase(env.DATA_DIR);
    const { openPglite } = await import('./platform/pglite.ts');
    return openPglite(path.join(env.DATA_DIR, 'database'));
  }
  return openPostgres(
    env.DATABASE_URL,
    env.DATABASE_POOL,
    env.APP_ENV === 'production',
    (error) => {
      log.error({ err: error }, 'database connection');
    },
  );
}

async function mailerOf(env: Env): Promise<Mailer> {
  if (env.SMTP_URL === undefined) return outboxOnly;
  const { smtpMailer } = await import('./platform/smtp-mailer.ts');
  return smtpMailer({
    url: env.SMTP_URL,
    from: env.MAIL_FROM,
    requireTls: requiresMailTls(env),
    connections: env.SMTP_CONNECTIONS,
    perSecond: env.SMTP_MAILS_PER_SECOND,
  });
}

/**
 * Opens, migrates and (for the demonstration) fills the database, then serves.
 * @param pages built lazily, so that a wrong configuration shows first.
 */
export async function startServer(
  env: Env,
  log: Logger,
  openPages: (server: Server) => Promise<Pages>,
): Promise<RunningServer> {
  prepareDataFolder(env.DATA_DIR);
  const httpServer = createHttpServer();
  const pages = await openPages(httpServer);
  const database = await openDatabase(env, log);
  await migrate(database);
  const signingSecret = env.SIGNING_SECRET ?? keptSecret(env.DATA_DIR);
  const files = await openFiles(env, { clock: systemClock, signingSecret });
  await seedIfEmpty(env, log, { database, files });
  const demoAccounts = await shutPersonas(env, database.db);
  const filesAreLost = await areFilesLost(database.db, files);
  const { services, close } = await openServices({
    env,
    log,
    database,
    files,
    mailer: await mailerOf(env),
    signingSecret,
  });
  // Before anybody is asked for: what was missed while no server was up fails nobody.
  const goDown = await stayUp(services);
  await Promise.all([services.jobs.work(), followPublishedTexts(services), followSite(services)]);
  let open = true;
  const metrics = createMetrics();
  const handler = createHandler({ services, pages, metrics, isOpen: () => open });
  const metricsPort = await openMetricsPort(metrics, env);
  const listening = await listen(httpServer, handler, env.PORT, env.HOST, manyAreBehind(env));
  const setupLink = await newSetupLink(services, 'kept');
  return {
    ...listening,
    database,
    demoAccounts,
    setupLink,
    filesAreLost,
    async close() {
      const deadline = performance.now() + STOP_MS;
      const left = () => deadline - performance.now();
      open = false;
      goDown();
      await services.jobs.rest();
      await after(env.STOP_DELAY_SECONDS * 1000);
      // Live queries end before the rest: their connections would never finish by themselves.
      await services.live.close();
      await listening.close(left() - QUEUE_MS);
      await metricsPort?.close(0);
      await close(left());
      await pages.close();
    },
  };
}
