import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { inPerson } from '../identity/index.ts';
import { tellReaders, tellStudent } from './appeal-notifications.ts';
import { subjectOf } from './appeal-subjects.ts';
import { actingOf } from './appeals.policy.ts';
import { findAppeal, lockAppeal, saveAppeal } from './appeals.repo.ts';
import { checkChoice, checkWithdrawal } from './appeals.rules.ts';
import { readAppeal } from './appeals.service.ts';
import type { OwnAppeal } from './appeals.list.ts';
import type { AppealRow } from './appeals.table.ts';

const changed = (
  before: AppealRow,
  by: string,
  now: string,
  change: Partial<AppealRow>,
): AppealRow => ({
  ...before,
  ...change,
  version: before.version + 1,
  updatedAt: now,
  updatedBy: by,
});

/**
 * Takes an own appeal back.
 * @throws DomainError NOT_FOUND (also of others), CONFLICT where it is over, FORBIDDEN through another
 * person's eyes.
 */
export async function withdrawAppeal(
  context: Context,
  id: string,
  version: number,
): Promise<OwnAppeal> {
  const viewer = inPerson(context);
  if ((await findAppeal(context.db, id))?.userId !== viewer._id) {
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  }
  return write(context, 'withdrawAppeal', async ({ db, now, audit }) => {
    const before = sameVersion(await lockAppeal(db, id), version);
    checkWithdrawal(before);
    const after = changed(before, viewer._id, now, { status: 'WITHDRAWN' });
    await saveAppeal(db, after);
    audit({ entity: 'appeal', entityId: id, before, after });
    return after;
  });
}

/**
 * Writes down what the first reader thinks and asks somebody else to decide: the other facilitators
 * of the group and the admins of its region are told.
 * @throws DomainError NOT_FOUND (not theirs to read), FORBIDDEN (own), CONFLICT.
 */
export async function askSecondReader(
  context: Context,
  id: string,
  version: number,
  opinion: string,
): Promise<void> {
  const viewer = signedIn(context);
  await readAppeal(context, id);
  await write(context, 'askSecondReader', async (work) => {
    const before = sameVersion(await lockAppeal(work.db, id), version);
    checkChoice(before, actingOf(viewer, before), 'askSecondReader');
    const after = changed(before, viewer._id, work.now, {
      status: 'SECOND_READING',
      firstReaderId: viewer._id,
      opinion,
    });
    await saveAppeal(work.db, after);
    work.audit({ entity: 'appeal', entityId: id, before, after });
    const { translators } = context.services;
    const leftOut = [after.userId, after.gradedBy, viewer._id];
    await tellReaders(work, translators, after, 'secondReading', leftOut);
    await tellStudent(work, translators, after, 'readAgain');
  });
}

interface Decision {
  readonly accepted: boolean;
  readonly answer: string;
  /** Of new time, where it is an exam. */
  readonly minutes: number | null;
  /** Per cent, where it is the grade of a course: an acceptance gives it. */
  readonly score: number | null;
}

/**
 * Decides an appeal and tells the student. Accepted, what it was about is opened again in the same
 * transaction: where that is refused, nothing is decided.
 * @throws DomainError NOT_FOUND (not theirs to read), FORBIDDEN (own, or somebody else's to decide),
 *   CONFLICT (older version, over, or what the subject refuses), INVALID with `score`.
 */
export async function decideAppeal(
  context: Context,
  id: string,
  version: number,
  { accepted, answer, minutes, score }: Decision,
): Promise<void> {
  const viewer = signedIn(context);
  const { subjectKind } = await readAppeal(context, id);
  const subject = subjectOf(subjectKind);
  const takes = accepted ? subject.takes : undefined;
  await write(context, 'decideAppeal', async (work) => {
    const before = sameVersion(await lockAppeal(work.db, id), version);
    checkChoice(before, actingOf(viewer, before), accepted ? 'accept' : 'decline');
    if (takes === 'SCORE' && score === null) {
      throw new DomainError('INVALID', 'errors.invalid', { score: 'errors.assignments.score' });
    }
    const after = changed(before, viewer._id, work.now, {
      status: accepted ? 'ACCEPTED' : 'DECLINED',
      answer,
      minutes: takes === 'MINUTES' ? minutes : null,
      score: takes === 'SCORE' ? score : null,
      decidedBy: viewer._id,
      decidedAt: work.now,
    });
    await saveAppeal(work.db, after);
    work.audit({ entity: 'appeal', entityId: id, before, after });
    if (accepted) await subject.onAccepted(context, work, { ...after, answer });
    const told = accepted ? 'accepted' : 'declined';
    await tellStudent(work, context.services.translators, after, told);
  });
}
