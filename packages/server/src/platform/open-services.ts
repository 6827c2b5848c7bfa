import { serverTranslators } from '@lampstand/i18n/server';
import { type Env, clamdOf } from '../env.ts';
import { jobs as allJobs } from '../jobs.ts';
import { clamd, type VirusScanner } from './clamd.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './database.ts';
import type { FileStore } from './file-store.ts';
import { openJobs } from './jobs.ts';
import { keepViewers } from './kept-viewers.ts';
import { openLive } from './live.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mailer.ts';
import type { Services } from './services.ts';
import { siteBoard } from './site-facts.ts';

export interface ServiceParts {
  readonly env: Env;
  readonly log: Logger;
  readonly database: Database;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly signingSecret: string;
  readonly clock?: Clock;
}

function scannerOf(env: Env): VirusScanner | null {
  const settings = clamdOf(env);
  return settings ? clamd(settings) : null;
}

/** Puts the parts of a running server together over an open, migrated database. */
export async function openServices(
  parts: ServiceParts,
): Promise<{ services: Services; close(patienceMs?: number): Promise<void> }> {
  const [live, viewers, queue] = await Promise.all([
    openLive(parts.database),
    keepViewers(parts.database),
    openJobs(parts.database, allJobs, () => services, parts.log),
  ]);
  const services: Services = {
    ...parts,
    clock: parts.clock ?? systemClock,
    translators: serverTranslators(),
    scanner: scannerOf(parts.env),
    site: siteBoard(parts.env),
    live,
    viewers,
    jobs: queue,
  };
  return {
    services,
    async close(patienceMs) {
      await live.close();
      await viewers.close();
      await queue.stop(patienceMs);
      parts.mailer.close();
      await parts.database.close();
    },
  };
}
