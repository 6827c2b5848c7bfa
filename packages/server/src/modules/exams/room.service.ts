import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { isOwn } from '../../platform/viewer.ts';
import { groupReachOf } from '../groups/index.ts';
import { AlreadyEnded, endLocked, settleAttempt } from './attempt-end.service.ts';
import { mayEnd } from './attempt.rules.ts';
import { lockAttempt, newEvents } from './attempts.repo.ts';
import { findLedAttempt } from './leaders.repo.ts';
import { extendAttempts, findRoom, findWatchedGroups, lockOpenAttempts } from './room.repo.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** The room of an exam and one of its groups; null: the first that the person looks after. */
export interface RoomPlace {
  readonly examId: string;
  readonly groupId: string | null;
}

/**
 * Who of a group sits an exam, and how: for those who look after the group.
 * @throws DomainError NOT_FOUND where they look after no group of the exam's, or not this one.
 */
export async function readRoom(context: Context, { examId, groupId }: RoomPlace) {
  const watched = await findWatchedGroups(context.db, examId, groupReachOf(signedIn(context)));
  const group = groupId === null ? watched[0] : watched.find(({ _id }) => _id === groupId);
  if (!group) throw notFound();
  const now = context.services.clock.now();
  const look = () => findRoom(context.db, { examId, groupId: group._id, now: now.toISOString() });
  let room = await look();
  const over = room?.rows.flatMap(({ attempt }) => (attempt?.over ? [attempt._id] : [])) ?? [];
  for (const id of over) await settleAttempt(context.services, id);
  if (over.length > 0) room = await look();
  if (!room) throw notFound();
  return { ...room, group, groups: watched, now };
}

export type Room = Awaited<ReturnType<typeof readRoom>>;

/** Attempts of a room that something is done about; null: all that go on. */
interface Chosen extends RoomPlace {
  readonly groupId: string;
  readonly attemptIds: readonly string[] | null;
}

/** What leaders do to attempts that go on, in one transaction with its evidence. */
async function atOnce(
  context: Context,
  action: string,
  { examId, groupId, attemptIds }: Chosen,
  does: {
    readonly kind: 'EXTENDED' | 'MESSAGE';
    readonly detail: Readonly<Record<string, string | number>>;
    readonly seconds?: number;
  },
): Promise<Room> {
  await readRoom(context, { examId, groupId });
  const { _id: userId } = signedIn(context);
  await write(context, action, async ({ db, now, add, audit }) => {
    const open = await lockOpenAttempts(db, { examId, groupId, now });
    const ids = open
      .map(({ _id }) => _id)
      .filter((id) => attemptIds === null || attemptIds.includes(id));
    if (ids.length === 0) throw new DomainError('CONFLICT', 'errors.exam.nobodySits');
    if (does.seconds !== undefined) await extendAttempts(db, ids, does.seconds);
    const { kind, detail } = does;
    add(
      newEvents,
      ids.map((attemptId) => ({ _id: newId(), attemptId, at: now, kind, detail, userId })),
    );
    for (const id of ids)
      audit({ entity: 'examAttempt', entityId: id, after: { kind, ...detail } });
  });
  return readRoom(context, { examId, groupId });
}

/** Gives attempts that go on more minutes. @throws DomainError NOT_FOUND, CONFLICT (nobody sits). */
export const extendExamAttempts = (
  context: Context,
  chosen: Chosen,
  { minutes, reason }: { readonly minutes: number; readonly reason: string },
) =>
  atOnce(context, 'extendExamAttempts', chosen, {
    kind: 'EXTENDED',
    detail: { minutes, reason },
    seconds: minutes * 60,
  });

/** Says something to those who sit the exam. @throws DomainError NOT_FOUND, CONFLICT (nobody sits). */
export const messageExamRoom = (context: Context, chosen: Chosen, text: string) =>
  atOnce(context, 'messageExamRoom', chosen, { kind: 'MESSAGE', detail: { text } });

/**
 * A leader of the group hands an attempt in, with what was saved.
 * @throws DomainError NOT_FOUND (of a group that is not theirs), FORBIDDEN (their own).
 */
export async function endAttemptByStaff(
  context: Context,
  id: string,
  reason: string,
): Promise<void> {
  const viewer = signedIn(context);
  const led = await findLedAttempt(context.db, id, groupReachOf(viewer));
  if (!led) throw notFound();
  if (isOwn(viewer, led.userId)) throw new DomainError('FORBIDDEN', 'errors.exam.ownResult');
  try {
    await write(context, 'endExamAttempt', async (work) => {
      const locked = await lockAttempt(work.db, id);
      if (!locked || !mayEnd(locked.attempt.status)) throw new AlreadyEnded();
      await endLocked(context.services, work, locked, {
        status: 'FINISHED',
        endedBy: 'ENDED_BY_STAFF',
        at: work.now,
        by: { userId: viewer._id, reason },
      });
    });
  } catch (error) {
    if (!(error instanceof AlreadyEnded)) throw error;
  }
}
