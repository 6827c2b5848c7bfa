import { type Context, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { endsAfterStart } from '../groups/index.ts';
import { lockTerm } from '../terms/index.ts';
import { courseEditor } from './course-editor.ts';
import { lockCourse, saveCourse } from './courses.repo.ts';
import type { CourseRow, OfferingRow } from './courses.table.ts';
import type { Offering } from './offerings.list.ts';
import {
  daysOfGroups,
  deleteOffering,
  findOffering,
  insertOfferings,
  lockOffering,
  saveOffering,
} from './offerings.repo.ts';
import type { CourseOfferingInput } from './offerings.rules.ts';

/**
 * Offers a course to a group from one day to another, or changes when it runs there.
 * @throws DomainError FORBIDDEN, NOT_FOUND without the course, CONFLICT where the offering is another
 * one than was read, INVALID with the fields.
 */
export async function setCourseOffering(
  context: Context,
  { version = null, ...input }: CourseOfferingInput,
): Promise<Offering> {
  const viewer = courseEditor(context);
  if (!endsAfterStart(input)) {
    throw new DomainError('INVALID', 'errors.invalid', { endsOn: 'errors.group.endsBeforeStart' });
  }
  const id = await write(context, 'setCourseOffering', async ({ db, now, audit }) => {
    // Held, so that two people do not offer it to the same group at once.
    const course = await lockCourse(db, input.courseId);
    if (!course) throw notFound();
    await refuseUnknown(db, input);
    const before = await lockOffering(db, input.courseId, input.groupId);
    if ((before?.version ?? null) !== version) throw new DomainError('CONFLICT', 'errors.conflict');
    const after: OfferingRow = {
      ...input,
      termId: input.termId ?? null,
      _id: before?._id ?? newId(),
      version: (before?.version ?? 0) + 1,
    };
    if (before) await saveOffering(db, after);
    else {
      await insertOfferings(db, [after]);
      await saveCourse(db, offeredAnew(course, viewer, now));
    }
    audit({
      entity: 'course',
      entityId: input.courseId,
      before: { offering: before ?? null },
      after: { offering: after },
    });
    return after._id;
  });
  return read(context, id);
}

/**
 * Offers a course to a group no more: its people do not see it from then on; what they did stays.
 * @throws DomainError FORBIDDEN, NOT_FOUND.
 */
export async function removeCourseOffering(context: Context, id: string): Promise<Offering> {
  const viewer = courseEditor(context);
  const offering = await read(context, id);
  await write(context, 'removeCourseOffering', async ({ db, now, audit }) => {
    const { courseId, groupId } = offering;
    const course = await lockCourse(db, courseId);
    if (!course) throw notFound();
    const before = await lockOffering(db, courseId, groupId);
    if (!before) throw notFound();
    await deleteOffering(db, before._id);
    await saveCourse(db, offeredAnew(course, viewer, now));
    audit({
      entity: 'course',
      entityId: courseId,
      before: { offering: before },
      after: { offering: null },
    });
  });
  return offering;
}

async function read(context: Context, id: string): Promise<Offering> {
  const offering = await findOffering(context.db, id);
  if (!offering) throw notFound();
  return offering;
}

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** @throws DomainError INVALID for a group or a term that is not there. */
async function refuseUnknown(db: Db, { groupId, termId }: CourseOfferingInput): Promise<void> {
  const invalid = (field: string) =>
    new DomainError('INVALID', 'errors.invalid', { [field]: 'errors.invalidValue' });
  if ((await daysOfGroups(db, [groupId])).length === 0) throw invalid('groupId');
  if (termId && !(await lockTerm(db, termId))) throw invalid('termId');
}

/** A form that shows the course as it was offered before must not put that back. */
const offeredAnew = (course: CourseRow, viewer: Viewer, now: string): CourseRow => ({
  ...course,
  version: course.version + 1,
  updatedAt: now,
  updatedBy: viewer._id,
});
