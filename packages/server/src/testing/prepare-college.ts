import { FixedClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { openJobs } from '../platform/jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { migrate } from '../platform/migrate.ts';
import { jobs } from '../jobs.ts';
import { seedCollege } from '../seed/college.ts';
import { ANCHOR } from './env.ts';
import { memoryFiles } from './memory-files.ts';

/** Brings a fresh database to what every test starts from: the demonstration college. */
export async function prepareCollege(database: Database): Promise<void> {
  await migrate(database);
  const none = () => {
    throw new Error('No job runs while the college is prepared');
  };
  const queue = await openJobs(database, jobs, none, createLogger('silent'));
  await queue.stop();
  await seedCollege({
    database,
    files: memoryFiles(),
    clock: new FixedClock(`${ANCHOR}T12:00:00Z`),
  });
}
