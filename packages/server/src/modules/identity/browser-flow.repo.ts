import { createHmac } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from '../../graphql/context.ts';
import { cookieText, readCookie } from '../../platform/cookies.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { browserFlows, type FlowPurpose } from './browser-flow.table.ts';
import { usesHttps } from './session.service.ts';

/** How long a browser has to end what it has begun: 10 minutes. */
const FLOW_SECONDS = 10 * 60;

/** Something begun by this browser, and secrets of it that only browser and server share. */
export interface Flow {
  readonly userId: string | null;
  /** The same for the same flow and label; a stolen database does not tell it. */
  secret(label: string): string;
}

const nameOf = (purpose: FlowPurpose): string =>
  `lampstand-${purpose.toLowerCase().replaceAll('_', '-')}`;

function cookieOf(context: Context, purpose: FlowPurpose, token: string): string {
  const seconds = token === '' ? 0 : FLOW_SECONDS;
  return cookieText(nameOf(purpose), token, seconds, usesHttps(context.services));
}

function tokenOf(context: Context, purpose: FlowPurpose): string | undefined {
  return readCookie(context.cookieHeader, nameOf(purpose), usesHttps(context.services));
}

function flowOf(context: Context, token: string, userId: string | null): Flow {
  const { signingSecret } = context.services;
  return {
    userId,
    secret: (label) =>
      createHmac('sha256', signingSecret).update(`flow\n${label}\n${token}`).digest('base64url'),
  };
}

/** Binds what begins now to this browser, by a short-lived cookie. Nothing of the college changes yet. */
export async function beginFlow(
  context: Context,
  purpose: FlowPurpose,
  userId: string | null = null,
): Promise<Flow> {
  const { clock, database } = context.services;
  const token = newToken();
  const now = clock.now();
  await database.db.delete(browserFlows).where(lt(browserFlows.expiresAt, now.toISOString()));
  await database.db.insert(browserFlows).values({
    tokenHash: hashToken(token),
    purpose,
    userId,
    expiresAt: new Date(now.getTime() + FLOW_SECONDS * 1000).toISOString(),
  });
  context.setCookie(cookieOf(context, purpose, token));
  return flowOf(context, token, userId);
}

const ofBrowser = (context: Context, purpose: FlowPurpose, token: string) =>
  and(
    eq(browserFlows.tokenHash, hashToken(token)),
    eq(browserFlows.purpose, purpose),
    gt(browserFlows.expiresAt, context.services.clock.now().toISOString()),
  );

/**
 * What this browser has begun, which ends by being asked for: of two who come at the same time one
 * has it. Undefined where there is none, or it is over.
 */
export async function takeFlow(context: Context, purpose: FlowPurpose): Promise<Flow | undefined> {
  const token = tokenOf(context, purpose);
  if (token === undefined) return undefined;
  context.setCookie(cookieOf(context, purpose, ''));
  const [taken] = await context.services.database.db
    .delete(browserFlows)
    .where(ofBrowser(context, purpose, token))
    .returning({ userId: browserFlows.userId });
  return taken && flowOf(context, token, taken.userId);
}

/** What this browser has begun, which goes on. */
export async function currentFlow(
  context: Context,
  purpose: FlowPurpose,
): Promise<Flow | undefined> {
  const token = tokenOf(context, purpose);
  if (token === undefined) return undefined;
  const [found] = await context.db
    .select({ userId: browserFlows.userId })
    .from(browserFlows)
    .where(ofBrowser(context, purpose, token));
  return found && flowOf(context, token, found.userId);
}
