import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/id.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type Work } from '../../platform/work.ts';
import { verdictOf } from './attempt-clock.rules.ts';
import { newEvents, updateAttempt } from './attempts.repo.ts';
import { afterStep, type ClockReading, isNoted, stepBetween } from './clock-step.rules.ts';
import type { AttemptRow } from './exams.table.ts';
import { absenceBetween, afterAbsence, SIGN_SECONDS } from './server-absence.rules.ts';
import {
  beginUptime,
  isUptimeKept,
  lockOpenSittings,
  lockUptime,
  saveUptime,
  signUp,
} from './server-absence.repo.ts';

/** What the servers took from those who were sitting, and how it is given back. */
interface Taken {
  readonly kind: 'SERVER_AWAY' | 'CLOCK_CORRECTED';
  readonly from: string;
  readonly until: string;
  readonly seconds: number;
  readonly giveBack: (attempt: AttemptRow) => Partial<AttemptRow>;
}

/** Gives those who were sitting at that moment what was taken from them. */
async function forgive({ db, now, add, audit }: Work, taken: Taken): Promise<number> {
  const { kind, from, until, seconds } = taken;
  const sat = (await lockOpenSittings(db)).filter(
    (attempt) => verdictOf({ ...attempt, sessionOver: false }, new Date(from)) === null,
  );
  for (const attempt of sat) {
    const change = taken.giveBack(attempt);
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
      kind,
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
  await heedClock(services);
  const reading = readClock(clock);
  const isUp = await signUp(database.db, new Date(reading.wall).toISOString());
  readings.set(clock, reading);
  if (isUp) return;
  if (!(await isUptimeKept(database.db))) return;
  await inTransaction(services, nobody(), 'forgiveServerAbsence', async (work) => {
    const absence = absenceBetween(await lockUptime(work.db), work.now);
    const giveBack = (attempt: AttemptRow) => (absence ? afterAbsence(attempt, absence) : {});
    const attempts = absence
      ? await forgive(work, { kind: 'SERVER_AWAY', ...absence, giveBack })
      : 0;
    if (absence) await saveUptime(work.db, work.now);
    work.audit({ entity: 'upkeep', entityId: 'servers', after: { ...absence, attempts } });
  });
}

/** What each process read of its clocks when it last gave a sign. */
const readings = new WeakMap<Clock, ClockReading>();

const readClock = (clock: Clock): ClockReading => ({
  wall: clock.now().getTime(),
  monotonic: clock.monotonic(),
});

const nobody = () => ({
  userId: null,
  impersonatorId: null,
  requestId: newId(),
  address: null,
});

/**
 * Looks whether this process's clock was corrected since its last sign, which costs nothing where it was
 * not. Then the attempts that are open are put to the corrected clock: whichever process sees it first
 * does it, once. Ask before what an attempt's clock shows is told or judged.
 */
export async function heedClock(services: Services): Promise<void> {
  const { clock, log } = services;
  const before = readings.get(clock);
  const step = before && stepBetween(before, readClock(clock));
  if (!step || !(await isUptimeKept(services.database.db))) return;
  const reading = readClock(clock);
  await inTransaction(services, nobody(), 'forgiveClockStep', async (work) => {
    const isKnown = isNoted(await lockUptime(work.db), step);
    const giveBack = (attempt: AttemptRow) => afterStep(attempt, step);
    const taken = { kind: 'CLOCK_CORRECTED' as const, ...step, giveBack };
    const attempts = isKnown ? 0 : await forgive(work, taken);
    if (!isKnown) await saveUptime(work.db, step.until);
    work.audit({ entity: 'upkeep', entityId: 'servers', after: { ...step, isKnown, attempts } });
  });
  readings.set(clock, reading);
  log.warn({ ...step }, 'the clock of this machine was corrected');
}

/** Forgives what was missed before, and says from now on that this server is up. @returns what ends it. */
export async function stayUp(services: Services): Promise<() => void> {
  const { database, clock, log } = services;
  readings.set(clock, readClock(clock));
  await beginUptime(database.db, clock.now().toISOString());
  await noteUp(services);
  const timer = setInterval(() => {
    // While the database is away nobody can be seen: that is forgiven once it is back.
    noteUp(services).catch((error: unknown) => log.debug({ err: error }, 'uptime'));
  }, SIGN_SECONDS * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
