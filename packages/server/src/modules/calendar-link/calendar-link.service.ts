import { z } from 'zod';
import { providerOf } from '../../env.ts';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { revokeAt } from '../../platform/oauth-provider.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { Services } from '../../platform/services.ts';
import { beginVisit, type Callback, endVisit, inPerson, type Visit } from '../identity/index.ts';
import * as repo from './calendar-link.repo.ts';

const visitOf = ({ env }: Services): Visit => ({
  purpose: 'CALENDAR',
  callback: '/google-auth',
  settings: providerOf(env, 'CALENDAR'),
});

const sealPlace = (userId: string): string => `calendar of ${userId}`;

const Tokens = z.object({ access: z.string(), refresh: z.string().nullable() });

/** The own connection; tokens stay on the server. */
export async function readCalendarLink(context: Context) {
  const link = await repo.findLink(context.db, signedIn(context)._id);
  return {
    offered: visitOf(context.services).settings !== undefined,
    account: link?.account ?? null,
    connectedAt: link?.connectedAt ?? null,
  };
}

/** The address at which the person allows the connection. @throws as `beginVisit`. */
export function beginCalendarConnection(context: Context): Promise<string> {
  const { _id } = inPerson(context);
  const scope = context.services.env.CALENDAR_SCOPE;
  // Without both, providers give no token that outlives the hour.
  const lasting = { access_type: 'offline', prompt: 'consent' };
  return beginVisit(context, visitOf(context.services), { scope, ...lasting }, _id);
}

/**
 * Connects the calendar with what the provider sent the browser back with.
 * @throws DomainError INVALID as `endVisit`.
 */
export async function connectCalendar(context: Context, callback: Callback): Promise<void> {
  const { _id } = inPerson(context);
  const { services } = context;
  const tokens = await endVisit(context, visitOf(services), callback, _id);
  const kept = { access: tokens.access_token, refresh: tokens.refresh_token ?? null };
  const email = tokens.claims()?.['email'];
  const account = typeof email === 'string' ? email : null;
  await write(context, 'getTokensFromAuthCode', async ({ db, now, audit }) => {
    const sealedTokens = seal(services, sealPlace(_id), JSON.stringify(kept));
    await repo.putLink(db, { userId: _id, account, sealedTokens, connectedAt: now });
    audit({ entity: 'calendarLink', entityId: _id, after: { account } });
  });
}

/** Forgets the connection, and tells the provider. @throws DomainError NOT_FOUND. */
export async function disconnectCalendar(context: Context): Promise<void> {
  const { _id } = inPerson(context);
  const { services } = context;
  const sealed = await write(context, 'disconnectCalendar', async ({ db, audit }) => {
    const gone = await repo.deleteLink(db, _id);
    if (!gone) throw new DomainError('NOT_FOUND', 'errors.notFound');
    audit({ entity: 'calendarLink', entityId: _id, before: { account: gone.account } });
    return gone.sealedTokens;
  });
  const { settings } = visitOf(services);
  if (!settings) return;
  const { access, refresh } = Tokens.parse(JSON.parse(unseal(services, sealPlace(_id), sealed)));
  await revokeAt(settings, refresh ?? access, services.log);
}
