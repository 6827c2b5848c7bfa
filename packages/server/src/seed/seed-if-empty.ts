import { sql } from 'drizzle-orm';
import type { Env } from '../env.ts';
import { users } from '../modules/identity/identity.table.ts';
import { FixedClock, systemClock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { seedCollege, type SeedTarget } from './college.ts';

/** Fills a database without people with the demonstration college; a college's own data is never touched. */
export async function seedIfEmpty(
  env: Env,
  log: Logger,
  target: Omit<SeedTarget, 'clock'>,
): Promise<void> {
  if (!env.SEED || env.APP_ENV !== 'development') return;
  const [people] = await target.database.db
    .select({ known: sql<boolean>`true` })
    .from(users)
    .limit(1);
  if (people) return;
  const anchor = env.SEED_ANCHOR ?? systemClock.now().toISOString().slice(0, 10);
  await seedCollege({ ...target, clock: new FixedClock(`${anchor}T12:00:00Z`) });
  log.info({ anchor }, 'demonstration college seeded');
}
