import { newId } from '../../platform/id.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type Work } from '../../platform/work.ts';
import { verdictOf } from './attempt-clock.rules.ts';
import { newEvents, updateAttempt } from './attempts.repo.ts';
import {
  type Absence,
  absenceBetween,
  afterAbsence,
  SIGN_SECONDS,
} from './server-absence.rules.ts';
import {
  beginUptime,
  isUptimeKept,
  lockOpenSittings,
  lockUptime,
  saveUptime,
  signUp,
} from './server-absence.repo.ts';

/** Gives those who were sitting when the servers went what the absence took from them. */
async function forgive({ db, now, add, audit }: Work, absence: Absence): Promise<number> {
  const { from, until, seconds } = absence;
  const sat = (await lockOpenSittings(db)).filter(
    (attempt) => verdictOf({ ...attempt, sessionOver: false }, new Date(from)) === null,
  );
  for (const attempt of sat) {
    const change = afterAbsence(attempt, absence);
    await updateAttempt(db, attempt._id, change);
    audit({ entity: 'examAttempt', entityId: attempt._id, before: attempt, after: change });
  }
  const detail = { from, until, seconds: Math.round(seconds) };
  add(
    newEvents,
    sat.map(({ _id }) => ({
      _id: newId(),
      attemptId: _id,
      at: now,
      kind: 'SERVER_AWAY' as const,
      detail,
      userId: null,
    })),
  );
  return sat.length;
}

/**
 * Says that this server is up. Where none has said so for a while, nobody who was sitting could be
 * seen: the attempts that were open then go on as if the time in between had not been. Whichever
 * server is back first does it, once; a database that was not there counts alike.
 */
export async function noteUp(services: Services): Promise<void> {
  const { database, clock } = services;
  if (await signUp(database.db, clock.now().toISOString())) return;
  if (!(await isUptimeKept(database.db))) return;
  const nobody = { userId: null, impersonatorId: null, requestId: newId(), address: null };
  await inTransaction(services, nobody, 'forgiveServerAbsence', async (work) => {
    const absence = absenceBetween(await lockUptime(work.db), work.now);
    const attempts = absence ? await forgive(work, absence) : 0;
    if (absence) await saveUptime(work.db, work.now);
    work.audit({ entity: 'upkeep', entityId: 'servers', after: { ...absence, attempts } });
  });
}

/** Forgives what was missed before, and says from now on that this server is up. @returns what ends it. */
export async function stayUp(services: Services): Promise<() => void> {
  const { database, clock, log } = services;
  await beginUptime(database.db, clock.now().toISOString());
  await noteUp(services);
  const timer = setInterval(() => {
    // While the database is away nobody can be seen: that is forgiven once it is back.
    noteUp(services).catch((error: unknown) => log.debug({ err: error }, 'uptime'));
  }, SIGN_SECONDS * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
