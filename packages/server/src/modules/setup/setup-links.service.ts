import { type Env, publicUrl } from '../../env.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { hashToken, newToken, sameSecret } from '../../platform/token.ts';
import { type Context } from '../../graphql/context.ts';
import { countTry } from '../throttle/index.ts';
import { deleteLinks, hasPeople, insertLink, liveLinks, lockSetup } from './setup.repo.ts';
import { setupExpiry, setupLinkOf } from './setup.rules.ts';

interface LinkServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly env: Env;
}

/**
 * Makes a link to the first set-up, unless the college has people. It is told here only: the database
 * keeps its hash.
 * @param former whether links that were made before go on working: processes that start together
 *   print one each, and whoever asks for a new one may have lost the old one to somebody.
 */
export async function newSetupLink(
  { clock, database, env }: LinkServices,
  former: 'kept' | 'ended',
): Promise<string | undefined> {
  const now = clock.now();
  const secret = newToken();
  const made = await database.db.transaction(async (tx) => {
    await lockSetup(tx);
    if (await hasPeople(tx)) return false;
    if (former === 'ended') await deleteLinks(tx);
    await insertLink(tx, {
      tokenHash: hashToken(secret),
      createdAt: now.toISOString(),
      expiresAt: setupExpiry(now).toISOString(),
    });
    return true;
  });
  if (!made) return undefined;
  await database.flush();
  return setupLinkOf(publicUrl(env), secret);
}

/** What a link is told that is wrong, used, too old, or of a college with people: always the same. */
export const deadLink = (): DomainError => new DomainError('INVALID', 'errors.tokenInvalid');

/** Whether the set-up is open to a secret at a moment. Every link is compared, whichever fits. */
export async function opensSetup(db: Db, secret: string, now: string): Promise<boolean> {
  const given = hashToken(secret);
  const links = await liveLinks(db, now);
  const fitting = links.filter((known) => sameSecret(given, known));
  return fitting.length > 0 && !(await hasPeople(db));
}

/** Counts a try at a secret, and refuses a wrong one. @throws DomainError INVALID, LIMIT. */
export async function checkSecret(context: Context, secret: string): Promise<void> {
  const tries = await countTry(context, 'link', {});
  const now = context.services.clock.now().toISOString();
  if (!(await opensSetup(context.db, secret, now))) throw deadLink();
  await tries.succeeded();
}
