import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { reaches } from '../../platform/viewer.ts';
import { instantOf } from '../../platform/zoned-time.ts';
import type { AssignmentDates } from './assignments.list.ts';
import { gradedRegions } from './assignments.policy.ts';
import {
  deleteDates,
  findDates,
  lockAssignment,
  lockDates,
  placeOfGroup,
  putDates,
} from './assignments.repo.ts';
import type { AssignmentDatesInput } from './assignments.rules.ts';
import type { AssignmentDatesRow } from './assignments.table.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/**
 * Says when a group hands an assignment in, on the clock of its campus.
 * @throws DomainError NOT_FOUND, CONFLICT where the dates are others than were read, INVALID with the
 * fields; a group outside of the person's regions is none.
 */
export async function setAssignmentDates(
  context: Context,
  { version = null, ...input }: AssignmentDatesInput,
): Promise<AssignmentDates> {
  const place = await placeOfGroup(context.db, input);
  if (!place || !looksAfter(context, place.regionId)) {
    throw new DomainError('INVALID', 'errors.invalid', { groupId: 'errors.invalidValue' });
  }
  const moments = {
    opensAt: input.opensAt ? momentOf(input.opensAt, place.zone) : null,
    dueAt: input.dueAt ? momentOf(input.dueAt, place.zone) : null,
  };
  if (moments.opensAt !== null && moments.dueAt !== null && moments.dueAt <= moments.opensAt) {
    throw new DomainError('INVALID', 'errors.invalid', {
      dueAt: 'errors.assignments.dueBeforeOpening',
    });
  }
  const id = await write(context, 'setAssignmentDates', async ({ db, audit }) => {
    // Held, so that two people do not set the same group's dates at once.
    if (!(await lockAssignment(db, input.assignmentId))) throw notFound();
    const before = await lockDates(db, input);
    if ((before?.version ?? null) !== version) throw new DomainError('CONFLICT', 'errors.conflict');
    const after: AssignmentDatesRow = {
      ...moments,
      _id: before?._id ?? newId(),
      version: (before?.version ?? 0) + 1,
      assignmentId: input.assignmentId,
      groupId: input.groupId,
    };
    await putDates(db, after);
    audit({
      entity: 'assignment',
      entityId: input.assignmentId,
      before: { dates: before ?? null },
      after: { dates: after },
    });
    return after._id;
  });
  return (await read(context, id)).dates;
}

/** Takes a group's dates away: it is open as long as its course is. @throws DomainError as above. */
export async function removeAssignmentDates(
  context: Context,
  id: string,
  version: number,
): Promise<AssignmentDates> {
  const { dates, regionId } = await read(context, id);
  if (!looksAfter(context, regionId)) throw notFound();
  await write(context, 'removeAssignmentDates', async ({ db, audit }) => {
    const before = await lockDates(db, dates);
    if (!before) throw notFound();
    if (before.version !== version) throw new DomainError('CONFLICT', 'errors.conflict');
    await deleteDates(db, id);
    audit({
      entity: 'assignment',
      entityId: dates.assignmentId,
      before: { dates: before },
      after: { dates: null },
    });
  });
  return dates;
}

/** What a clock of the campus shows twice is the first of the two moments. */
const momentOf = (local: string, zone: string): string =>
  instantOf(local, zone, 'earlier').toISOString();

async function read(context: Context, id: string) {
  const found = await findDates(context.db, id);
  if (!found) throw notFound();
  return found;
}

const looksAfter = (context: Context, regionId: string): boolean =>
  reaches(gradedRegions(signedIn(context)), regionId);
