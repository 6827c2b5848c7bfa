import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { inPerson } from './in-person.ts';
import { endedCookie, IDLE_SECONDS } from './session-cookie.ts';
import { usesHttps } from './session.service.ts';
import { deleteOtherSessions, deleteSessionOf, liveSessions } from './sessions.repo.ts';

/** Where the person is signed in, this browser included; hashes of tokens stay here. */
export async function listSessions(context: Context) {
  const viewer = inPerson(context);
  const now = context.services.clock.now();
  const idleSince = new Date(now.getTime() - IDLE_SECONDS * 1000);
  const rows = await liveSessions(
    context.db,
    viewer._id,
    now.toISOString(),
    idleSince.toISOString(),
  );
  return rows.map(({ tokenHash, ...session }) => ({
    ...session,
    current: tokenHash === viewer.tokenHash,
  }));
}

/** Signs one of the own browsers out. @throws DomainError NOT_FOUND for any other session. */
export async function revokeSession(context: Context, id: string): Promise<void> {
  const viewer = inPerson(context);
  await write(context, 'revokeSession', async ({ db, audit }) => {
    const ended = await deleteSessionOf(db, viewer._id, id);
    if (ended === undefined) throw new DomainError('NOT_FOUND', 'errors.notFound');
    if (ended === viewer.tokenHash) context.setCookie(endedCookie(usesHttps(context.services)));
    audit({ entity: 'session', entityId: id });
  });
}

/** Signs all other browsers of the person out. @returns how many there were. */
export async function revokeOtherSessions(context: Context): Promise<number> {
  const viewer = inPerson(context);
  return write(context, 'revokeOtherSessions', async ({ db, audit }) => {
    const ended = await deleteOtherSessions(db, viewer._id, viewer.tokenHash);
    audit({ entity: 'session', entityId: viewer._id, after: { ended } });
    return ended;
  });
}
