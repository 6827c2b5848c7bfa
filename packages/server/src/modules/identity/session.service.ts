import { publicUrl } from '../../env.ts';
import { scopesOf } from '../../graphql/scopes.ts';
import type { SessionViewer } from '../../platform/kept-viewers.ts';
import type { Services } from '../../platform/services.ts';
import { holds, type Viewer } from '../../platform/viewer.ts';
import { hashToken } from '../../platform/token.ts';
import { isShutPersona } from './demo-personas.ts';
import { IDLE_SECONDS, tokenFrom } from './session-cookie.ts';
import { deleteSession, touchSession } from './session.repo.ts';
import { needsSecondFactor } from './second-factor.policy.ts';
import { findViewer } from './viewer.repo.ts';

/** How often the last use of a session is written down. */
const TOUCH_MS = 10 * 60 * 1000;

/** Cookies carry Secure and the host prefix wherever people come over https. */
export const usesHttps = (services: Pick<Services, 'env'>): boolean =>
  publicUrl(services.env).startsWith('https:');

/** Who a request comes from: nobody, a person, or somebody whose session is over. */
export type Visitor =
  | { readonly viewer: Viewer; readonly expired: false }
  | { readonly viewer: null; readonly expired: boolean };

/** Whether a session goes on: it ends by its age, and by its rest. */
const isLive = ({ expiresAt, lastSeenAt }: SessionViewer, now: Date): boolean =>
  Date.parse(expiresAt) > now.getTime() &&
  Date.parse(lastSeenAt) > now.getTime() - IDLE_SECONDS * 1000;

/** The person of a session; none where a persona whose password everybody knows began it. */
async function openSessionOf(
  { database, env }: Services,
  tokenHash: string,
): Promise<SessionViewer | undefined> {
  const found = await findViewer(database.db, tokenHash);
  const person = found?.viewer.impersonatorId ?? found?.viewer._id;
  if (person === undefined || !(await isShutPersona(env, database.db, person))) return found;
  await deleteSession(database.db, tokenHash);
  return undefined;
}

/** A session with its person, where it goes on. */
async function liveSession(services: Services, tokenHash: string) {
  const now = services.clock.now();
  const found = await services.viewers.of(tokenHash, now.getTime(), () =>
    openSessionOf(services, tokenHash),
  );
  if (!found || !isLive(found, now)) return undefined;
  const mustAddSecondFactor = !found.viewer.strong && needsSecondFactor(services.env, found.viewer);
  return { found, now, viewer: { ...found.viewer, mustAddSecondFactor } };
}

/**
 * The person of a session as they are now, for what goes on after a request; none where it is over.
 * Asking does not count as using the session.
 */
export async function viewerOfSession(
  services: Services,
  tokenHash: string,
): Promise<Viewer | undefined> {
  return (await liveSession(services, tokenHash))?.viewer;
}

/** Reads the session of a request by its Cookie header. */
export async function identify(services: Services, cookieHeader: string | null): Promise<Visitor> {
  const token = tokenFrom(cookieHeader, usesHttps(services));
  if (token === undefined) return { viewer: null, expired: false };
  const { database, viewers } = services;
  const tokenHash = hashToken(token);
  const live = await liveSession(services, tokenHash);
  if (!live) return { viewer: null, expired: true };
  const { found, now, viewer } = live;
  if (services.env.APP_ENV === 'admin-app' && !viewer.impersonatorId && !holds(viewer, 'admin')) {
    await deleteSession(database.db, tokenHash);
    return { viewer: null, expired: true };
  }
  if (now.getTime() - Date.parse(found.lastSeenAt) > TOUCH_MS) {
    await touchSession(database.db, tokenHash, now.toISOString());
    viewers.forget(viewer._id);
  }
  return { viewer, expired: false };
}

/**
 * Who asks for what is served beside the API to its members: the terms accepted, a second factor given
 * where one is required.
 */
export async function identifyMember(
  services: Services,
  cookieHeader: string | undefined,
): Promise<Viewer | undefined> {
  const { viewer } = await identify(services, cookieHeader ?? null);
  return viewer && scopesOf({ viewer }).user ? viewer : undefined;
}

/** Whether a request says that it belongs to a session; whether the session still holds is not asked. */
export const hasSessionCookie = (services: Pick<Services, 'env'>, cookieHeader?: string): boolean =>
  tokenFrom(cookieHeader, usesHttps(services)) !== undefined;
