import { publicUrl } from '../../env.ts';
import type { Services } from '../../platform/services.ts';
import { holds, type Viewer } from '../../platform/viewer.ts';
import { hashToken } from '../../platform/token.ts';
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

/** Reads the session of a request by its Cookie header. */
export async function identify(services: Services, cookieHeader: string | null): Promise<Visitor> {
  const token = tokenFrom(cookieHeader, usesHttps(services));
  if (token === undefined) return { viewer: null, expired: false };
  const now = services.clock.now();
  const tokenHash = hashToken(token);
  const idleSince = new Date(now.getTime() - IDLE_SECONDS * 1000);
  const found = await findViewer(services.database.db, tokenHash, now, idleSince);
  if (!found) return { viewer: null, expired: true };
  const viewer = {
    ...found.viewer,
    mustAddSecondFactor: !found.viewer.strong && needsSecondFactor(services.env, found.viewer),
  };
  if (services.env.APP_ENV === 'admin-app' && !viewer.impersonatorId && !holds(viewer, 'admin')) {
    await deleteSession(services.database.db, tokenHash);
    return { viewer: null, expired: true };
  }
  if (now.getTime() - Date.parse(found.lastSeenAt) > TOUCH_MS) {
    await touchSession(services.database.db, tokenHash, now.toISOString());
  }
  return { viewer, expired: false };
}

/** Whether a request says that it belongs to a session; whether the session still holds is not asked. */
export const hasSessionCookie = (services: Pick<Services, 'env'>, cookieHeader?: string): boolean =>
  tokenFrom(cookieHeader, usesHttps(services)) !== undefined;
