import { type Context, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { lockTerm } from '../terms/index.ts';
import { copyParts } from './course-copies.ts';
import { copyFiles, insertLessons, lessonsOf } from './course-copy.repo.ts';
import { copiedDays, type CourseCopyInput } from './course-copy.rules.ts';
import { courseEditor } from './course-editor.ts';
import { insertCourse, lockCourse } from './courses.repo.ts';
import { partsOfCourse, saveParts, withUniqueCode } from './courses.service.ts';
import type { CourseRow, OfferingRow } from './courses.table.ts';
import { daysOfGroups, insertOfferings, offeringsOf } from './offerings.repo.ts';

/**
 * Makes a new course of another one, with its lessons, files, rules, teachers and categories, and
 * whatever other modules keep of it; nothing of it is published. The new one is offered to the given
 * groups, in their term.
 * @returns the new course's id.
 * @throws DomainError NOT_FOUND, FORBIDDEN, INVALID with the fields.
 */
export async function copyCourse(
  context: Context,
  fromId: string,
  input: CourseCopyInput,
): Promise<string> {
  const viewer = courseEditor(context);
  return write(context, 'copyCourse', async (work) => {
    const { db, now, audit } = work;
    // Held, so that nobody changes its lessons meanwhile.
    const from = await lockCourse(db, fromId);
    if (!from) throw new DomainError('NOT_FOUND', 'errors.notFound');
    const stamp = { createdAt: now, updatedAt: now, createdBy: viewer._id, updatedBy: viewer._id };
    const unpublished = { published: false, version: 1 };
    const row: CourseRow = {
      ...from,
      ...stamp,
      ...unpublished,
      publishedAt: null,
      _id: newId(),
      code: input.code,
      name: input.name,
    };
    await withUniqueCode(() => insertCourse(db, row));
    const { teacherIds, categoryIds } = await partsOfCourse(db, fromId);
    const offerings = await offeringsFor(db, fromId, row._id, input);
    await insertOfferings(db, offerings);
    const groupIds = offerings.map(({ groupId }) => groupId).toSorted();
    const parts = { groupIds, teacherIds, categoryIds };
    await saveParts(db, row._id, parts);
    const copies = new Map<string, string>();
    const lessons = (await lessonsOf(db, fromId)).map((lesson) => {
      const _id = newId();
      copies.set(lesson._id, _id);
      return { ...lesson, ...stamp, ...unpublished, courseId: row._id, _id };
    });
    await insertLessons(db, lessons);
    await copyFiles(db, copies);
    await copyParts(work, { fromId, toId: row._id, lessons: copies, userId: viewer._id });
    const after = { ...row, ...parts, offerings, copiedFrom: fromId };
    audit({ entity: 'course', entityId: row._id, after });
    for (const lesson of lessons) {
      audit({ entity: 'lesson', entityId: lesson._id, after: lesson });
    }
    return row._id;
  });
}

/** @throws DomainError INVALID for a term or a group that is not there. */
async function offeringsFor(
  db: Db,
  fromId: string,
  courseId: string,
  { termId, groupIds, startsOn }: CourseCopyInput,
): Promise<OfferingRow[]> {
  const wanted = [...new Set(groupIds)].toSorted();
  const term = termId ? await lockTerm(db, termId) : undefined;
  if (termId && !term) throw unknownIn('termId');
  const groups = await daysOfGroups(db, wanted);
  if (groups.length < wanted.length) throw unknownIn('groupIds');
  const before = (await offeringsOf(db, fromId)).at(-1);
  return groups.map((group) => ({
    ...copiedDays(startsOn ?? null, { before, term, group }),
    _id: newId(),
    version: 1,
    courseId,
    groupId: group._id,
    termId: termId ?? null,
  }));
}

const unknownIn = (field: string): DomainError =>
  new DomainError('INVALID', 'errors.invalid', { [field]: 'errors.invalidValue' });
