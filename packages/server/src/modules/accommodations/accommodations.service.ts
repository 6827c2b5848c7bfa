import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Work } from '../../platform/work.ts';
import { notify } from '../notifications/index.ts';
import { accommodationOf } from './accommodation-of.repo.ts';
import { changedNotification } from './accommodation-notification.ts';
import { type AccommodationCase, accommodationsList } from './accommodations.list.ts';
import { accommodationRegions, isOwnAccommodation } from './accommodations.policy.ts';
import {
  deleteCase,
  findPersonOf,
  insertCase,
  lockCase,
  reasonOf,
  saveCase,
} from './accommodations.repo.ts';
import {
  type AccommodationInput,
  type AppliedAccommodation,
  NO_ACCOMMODATION,
} from './accommodations.rules.ts';
import type { AccommodationRow } from './accommodations.table.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');
const hasOne = () =>
  new DomainError('INVALID', 'errors.invalid', { userId: 'errors.mustBeUnique' });
const todayOf = ({ services }: Context): string => services.clock.now().toISOString().slice(0, 10);

/** A case with why there is one, for who looks after the student. */
export type WholeCase = AccommodationCase & { readonly reason: string };

/** Cases of the students of the regions that the person looks after, one page, without the reasons. */
export function listCases(
  context: Context,
  { filter, ...request }: Pick<ListRequest, 'filter' | 'sort' | 'page'>,
): Promise<List<AccommodationCase>> {
  const { active, ...rest } = filter ?? {};
  const today = todayOf(context);
  const days = active === true ? { activeOn: today } : active === false ? { overOn: today } : {};
  return accommodationsList.read(context.db, {
    ...request,
    filter: { ...rest, ...days },
    regions: accommodationRegions(signedIn(context)),
    relations: new Set(),
  });
}

/** One of them with its reason. @throws DomainError NOT_FOUND, also for students of other regions. */
export async function readCase(context: Context, userId: string): Promise<WholeCase> {
  const regions = accommodationRegions(signedIn(context));
  const found = await accommodationsList.one(context.db, userId, { regions, relations: new Set() });
  const reason = found && (await reasonOf(context.db, userId));
  if (!found || reason === undefined) throw notFound();
  return { ...found, reason };
}

/** Whether a case applies today. */
export const isActive = (context: Context, { validUntil }: AppliedAccommodation): boolean =>
  validUntil === null || validUntil >= todayOf(context);

/** What applies to the signed-in person today; null where nothing does. Why is not told. */
export async function readOwnCase(context: Context): Promise<AppliedAccommodation | null> {
  const own = await accommodationOf(context.db, signedIn(context)._id, todayOf(context));
  return own === NO_ACCOMMODATION ? null : own;
}

/**
 * Gives a student other conditions in exams, or changes them. Attempts under way keep theirs.
 * @param version of the case that is changed; null where the student has none yet.
 * @throws DomainError NOT_FOUND (nobody of the own regions), FORBIDDEN (oneself), CONFLICT (older version),
 *   INVALID with `userId` where the student has conditions already.
 */
export async function setCase(
  context: Context,
  userId: string,
  version: number | null,
  input: AccommodationInput,
): Promise<void> {
  const viewer = signedIn(context);
  const person = await personOf(context, userId);
  await write(context, 'setAccommodation', async (work) => {
    const { db, now } = work;
    const before = await lockCase(db, userId);
    if (version !== null) sameVersion(before, version);
    else if (before) throw hasOne();
    const after: AccommodationRow = {
      ...input,
      _id: before?._id ?? newId(),
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? now,
      createdBy: before?.createdBy ?? viewer._id,
      updatedAt: now,
      updatedBy: viewer._id,
      userId,
      graceSeconds: input.graceSeconds ?? null,
      validUntil: input.validUntil ?? null,
    };
    if (before) await saveCase(db, after);
    else if (!(await insertCase(db, after))) throw hasOne();
    noteChange(work, before, after);
    notify(work, changedNotification(context.services.translators, { userId, ...person }));
  });
}

/** Takes a student's conditions away. @throws DomainError NOT_FOUND, FORBIDDEN (oneself). */
export async function removeCase(context: Context, userId: string): Promise<AccommodationCase> {
  const { reason: _reason, ...found } = await readCase(context, userId);
  const person = await personOf(context, userId);
  await write(context, 'removeAccommodation', async (work) => {
    const before = await lockCase(work.db, userId);
    if (!before) throw notFound();
    await deleteCase(work.db, userId);
    noteChange(work, before, undefined);
    notify(work, changedNotification(context.services.translators, { userId, ...person }));
  });
  return found;
}

async function personOf(context: Context, userId: string) {
  const viewer = signedIn(context);
  const person = await findPersonOf(context.db, userId, accommodationRegions(viewer));
  if (!person) throw notFound();
  if (isOwnAccommodation(viewer, userId)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return person;
}

/** The log tells that the reason changed, never what it says. */
function noteChange(
  work: Work,
  before: AccommodationRow | undefined,
  after: AccommodationRow | undefined,
): void {
  const told = (row: AccommodationRow | undefined) => {
    if (!row) return null;
    const { reason: _reason, ...rest } = row;
    return rest;
  };
  const reasonChanged = before?.reason !== after?.reason;
  work.audit({
    entity: 'accommodation',
    entityId: (after ?? before)?.userId ?? null,
    before: told(before),
    after: after ? { ...told(after), reasonChanged } : null,
  });
}
