import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError, type ErrorKey } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { readableGroups } from '../groups/index.ts';
import { renewTeacherNamesOf } from '../teachers/index.ts';
import { isCategoryOf } from '../site/index.ts';
import { type Course, coursesList } from './courses.list.ts';
import { mayEditCourses } from './courses.policy.ts';
import {
  areTeachers,
  deleteCourse,
  groupIdsOf,
  insertCourse,
  lockCourse,
  replaceGroups,
  replaceTeachers,
  saveCourse,
  teacherIdsOf,
} from './courses.repo.ts';
import type { CourseInput } from './courses.rules.ts';
import type { CourseRow } from './courses.table.ts';

/** Courses of the whole college; the groups they are offered to are cut to the viewer's regions. */
export function listCourses(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Course>> {
  const regions = readableGroups(signedIn(context));
  if (regions === 'all') return coursesList.read(context.db, { ...request, regions });
  const { groupId, ...filter } = request.filter ?? {};
  return coursesList.read(context.db, {
    ...request,
    regions,
    filter: { ...filter, groupIdInRegions: groupId },
    relations: inRegions(request.relations),
  });
}

/** One course. @throws DomainError NOT_FOUND. */
export async function readCourse(
  context: Context,
  id: string,
  relations: ReadonlySet<string>,
): Promise<Course> {
  const { items } = await listCourses(context, { filter: { ids: [id] }, relations });
  const [course] = items;
  if (!course) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return course;
}

const inRegions = (relations: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...relations].map((name) => (name === 'groups' ? 'groupsInRegions' : name)));

/** Adds a course. @throws DomainError FORBIDDEN, INVALID with the fields. */
export async function createCourse(context: Context, input: CourseInput): Promise<string> {
  const viewer = editor(context);
  return write(context, 'createCourse', async ({ db, now, audit }) => {
    const { own, groupIds, teacherIds = [] } = partsOf(input);
    await refuseOtherCategory(db, own.categoryId);
    const row: CourseRow = {
      ...own,
      teacherName: null,
      programme: null,
      year: null,
      imageFileId: null,
      publishedAt: null,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await checked(async () => {
      await insertCourse(db, row);
      await replaceGroups(db, row._id, groupIds);
    });
    await saveTeachers(db, row._id, teacherIds);
    audit({ entity: 'course', entityId: row._id, after: { ...row, groupIds, teacherIds } });
    return row._id;
  });
}

/**
 * Changes a course and offers it to exactly the given groups.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID with the fields.
 */
export async function updateCourse(
  context: Context,
  id: string,
  version: number,
  input: CourseInput,
): Promise<void> {
  const viewer = editor(context);
  await write(context, 'updateCourse', async ({ db, now, audit }) => {
    const before = sameVersion(await lockCourse(db, id), version);
    const taughtBefore = await teacherIdsOf(db, id);
    const { own, groupIds, teacherIds = taughtBefore } = partsOf(input);
    await refuseOtherCategory(db, own.categoryId);
    const after: CourseRow = {
      ...before,
      ...own,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    const offeredBefore = await groupIdsOf(db, id);
    await checked(async () => {
      await saveCourse(db, after);
      await replaceGroups(db, id, groupIds);
    });
    await saveTeachers(db, id, teacherIds);
    audit({
      entity: 'course',
      entityId: id,
      before: { ...before, groupIds: offeredBefore, teacherIds: taughtBefore },
      after: { ...after, groupIds, teacherIds },
    });
  });
}

/** Removes a course without lessons and exams. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function removeCourse(
  context: Context,
  id: string,
  relations: ReadonlySet<string>,
): Promise<Course> {
  editor(context);
  const course = await readCourse(context, id, relations);
  await write(context, 'removeCourse', async ({ db, audit }) => {
    const before = await lockCourse(db, id);
    if (!before) throw new DomainError('NOT_FOUND', 'errors.notFound');
    try {
      await deleteCourse(db, id);
    } catch (error) {
      if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.inUse');
      throw error;
    }
    audit({ entity: 'course', entityId: id, before });
  });
  return course;
}

function editor(context: Context) {
  const viewer = signedIn(context);
  if (!mayEditCourses(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer;
}

/** The course's own columns, its groups and its teachers, each without repetition. */
function partsOf({ groupIds, teacherIds, ...own }: CourseInput) {
  return {
    own: {
      ...own,
      description: own.description ?? null,
      categoryId: own.categoryId ?? null,
    },
    groupIds: [...new Set(groupIds)].toSorted(),
    ...(teacherIds ? { teacherIds: [...new Set(teacherIds)] } : {}),
  };
}

/** Has a course taught by these, and named after them. @throws DomainError INVALID for unknown ones. */
async function saveTeachers(db: Db, id: string, teacherIds: readonly string[]): Promise<void> {
  if (!(await areTeachers(db, teacherIds))) {
    throw new DomainError('INVALID', 'errors.invalid', { teacherIds: 'errors.invalidValue' });
  }
  await replaceTeachers(db, id, teacherIds);
  await renewTeacherNamesOf(db, id);
}

/** A course is under a category of courses, or none. */
async function refuseOtherCategory(db: Db, categoryId: string | null): Promise<void> {
  if (categoryId === null || (await isCategoryOf(db, categoryId, 'COURSE'))) return;
  throw new DomainError('INVALID', 'errors.invalid', { categoryId: 'errors.invalidValue' });
}

/** The database knows whether the code is taken and whether the groups are there. */
async function checked(save: () => Promise<void>): Promise<void> {
  const invalid = (fields: Record<string, ErrorKey>) =>
    new DomainError('INVALID', 'errors.invalid', fields);
  try {
    await save();
  } catch (error) {
    if (breaksUnique(error, 'courses_code_key')) throw invalid({ code: 'errors.mustBeUnique' });
    if (breaksReference(error)) throw invalid({ groupIds: 'errors.invalidValue' });
    throw error;
  }
}
