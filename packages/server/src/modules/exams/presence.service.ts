import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { inPerson } from '../identity/index.ts';
import { settleAttempt } from './attempt-end.service.ts';
import { heedClock } from './server-absence.service.ts';
import { type AttemptClock, notePresence, type Presence } from './presence.repo.ts';

/** What a page tells besides: which of the student's pages it is, and why. */
interface Told extends Presence {
  readonly tabId: string | null;
  readonly detail: string | null;
}

/**
 * Hears how the page of the person's attempt is, and answers how its clock stands. A page that is
 * there again within the grace was not left. What changes is kept as evidence, which is all the trail
 * it leaves: a page says every few seconds that it is there.
 * @throws DomainError NOT_FOUND, FORBIDDEN through another person's eyes.
 */
export async function noteExamPresence(
  context: Context,
  { tabId, detail, ...presence }: Told,
): Promise<AttemptClock & { readonly serverNow: string }> {
  const { services } = context;
  const { _id: userId, tokenHash } = inPerson(context);
  await heedClock(services);
  const now = services.clock.now().toISOString();
  const device = (context.userAgent ?? '').slice(0, 300);
  const stamp = () => ({
    userId,
    tokenHash,
    now,
    eventId: newId(),
    detail: JSON.stringify({ device, page: tabId, told: detail }),
  });
  let clock = await notePresence(context.db, presence, stamp());
  if (clock?.over) {
    await settleAttempt(services, presence.attemptId);
    clock = await notePresence(context.db, presence, stamp());
  }
  if (!clock) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return { ...clock, serverNow: now };
}
