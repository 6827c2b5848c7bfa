import { randomUUID } from 'node:crypto';
import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { inTransaction } from '../../platform/work.ts';
import { identify, inPerson } from '../identity/index.ts';
import { dropStale, emailOf, insertTicket, takeTicket } from './d2l.repo.ts';
import { d2lTarget, signedAddress, TICKET_SECONDS } from './signed-address.ts';

/** Beginning of the addresses that lead to Brightspace, once each. */
export const D2L_PATH = '/_d2l/';

/**
 * Hands out a way to Brightspace for the person in front of it: good once, and for a minute.
 * @returns its path on this site.
 * @throws DomainError FORBIDDEN through another person's eyes, INVALID where none is configured.
 */
export async function createTicket(context: Context): Promise<string> {
  const viewer = inPerson(context);
  const target = d2lTarget(context.services.env);
  if (!target) throw new DomainError('INVALID', 'errors.site.d2lNotConfigured');
  const ticket = newToken();
  await write(context, 'createD2lTicket', async ({ db, now, audit }) => {
    await dropStale(db, now);
    const expiresAt = new Date(Date.parse(now) + TICKET_SECONDS * 1000).toISOString();
    await insertTicket(db, { ticketHash: hashToken(ticket), userId: viewer._id, expiresAt });
    audit({ entity: 'd2l', entityId: viewer._id, after: { host: target.url.host, expiresAt } });
  });
  return D2L_PATH + ticket;
}

/**
 * Where a ticket leads: to Brightspace for the superadmin that it was made for, the first time.
 * @returns undefined for anybody else, a second time, too late, or where none is configured.
 */
export async function redeemTicket(
  services: Services,
  ticket: string,
  request: { readonly cookie: string | undefined; readonly address: string | null },
): Promise<string | undefined> {
  const target = d2lTarget(services.env);
  const { viewer } = await identify(services, request.cookie ?? null);
  if (!target || !viewer?.roles.includes('superadmin') || viewer.impersonatorId) return undefined;
  const now = services.clock.now();
  const actor = {
    userId: viewer._id,
    impersonatorId: null,
    requestId: randomUUID(),
    address: request.address,
  };
  return inTransaction(services, actor, 'redeemD2lTicket', async ({ db, audit }) => {
    const ticketHash = hashToken(ticket);
    const taken = await takeTicket(db, {
      ticketHash,
      userId: viewer._id,
      now: now.toISOString(),
    });
    audit({ entity: 'd2l', entityId: viewer._id, after: { host: target.url.host, taken } });
    if (!taken) return undefined;
    const person = { ...viewer, email: await emailOf(db, viewer._id) };
    return signedAddress(target, person, { now, nonce: randomUUID() });
  });
}
