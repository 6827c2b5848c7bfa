import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { RequestedFields } from '../../platform/requested-fields.ts';
import { sameVersion } from '../../platform/version.ts';
import { readableGroups } from '../groups/index.ts';
import { renewTeacherNamesOf } from '../teachers/index.ts';
import { areCategoriesOf } from '../site/index.ts';
import { courseEditor } from './course-editor.ts';
import { type Course, coursesList } from './courses.list.ts';
import {
  areTeachers,
  categoryIdsOf,
  deleteCourse,
  insertCourse,
  lockCourse,
  replaceCategories,
  replaceTeachers,
  saveCourse,
  teacherIdsOf,
} from './courses.repo.ts';
import type { CourseInput } from './courses.rules.ts';
import type { CourseRow } from './courses.table.ts';
import { asksForMedia } from './lesson-tree.list.ts';
import { renewDurations } from './lessons.repo.ts';
import { groupIdsOf, replaceGroups } from './offerings.repo.ts';

/** Courses of the whole college; the groups they are offered to are cut to the viewer's regions. */
export function listCourses(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Course>> {
  const regions = readableGroups(signedIn(context));
  const relations = wholeLessons(request.relations);
  if (regions === 'all') return coursesList.read(context.db, { ...request, regions, relations });
  const { groupId, termId, ...filter } = request.filter ?? {};
  return coursesList.read(context.db, {
    ...request,
    regions,
    filter: { ...filter, groupIdInRegions: groupId, termIdInRegions: termId },
    relations: inRegions(relations),
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

/** Relations of which a person sees those of own regions only. */
const REGIONAL: ReadonlySet<string> = new Set(['groups', 'offerings']);

/** Lessons with their files, where those are asked for: all of it is one statement. */
const wholeLessons = (asked: ReadonlySet<string>): ReadonlySet<string> =>
  asked instanceof RequestedFields && asksForMedia(asked.below('lessons'))
    ? new Set([...asked].map((name) => (name === 'lessons' ? 'lessonsWithMedia' : name)))
    : asked;

const inRegions = (relations: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...relations].map((name) => (REGIONAL.has(name) ? `${name}InRegions` : name)));

/** Adds a course. @throws DomainError FORBIDDEN, INVALID with the fields. */
export async function createCourse(context: Context, input: CourseInput): Promise<string> {
  const viewer = courseEditor(context);
  return write(context, 'createCourse', async ({ db, now, audit }) => {
    const { own, groupIds, teacherIds = [], categoryIds = [] } = partsOf(input);
    const row: CourseRow = {
      ...own,
      teacherName: null,
      imageFileId: null,
      publishedAt: own.published ? now : null,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await withUniqueCode(() => insertCourse(db, row));
    const parts = { groupIds, teacherIds, categoryIds };
    await saveParts(db, row._id, parts);
    audit({ entity: 'course', entityId: row._id, after: { ...row, ...parts } });
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
  const viewer = courseEditor(context);
  await write(context, 'updateCourse', async ({ db, now, audit }) => {
    const before = sameVersion(await lockCourse(db, id), version);
    const partsBefore = await partsOfCourse(db, id);
    const { own, ...given } = partsOf(input);
    const parts = { ...partsBefore, ...given };
    const after: CourseRow = {
      ...before,
      ...own,
      publishedAt: own.published && !before.published ? now : before.publishedAt,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await withUniqueCode(() => saveCourse(db, after));
    await saveParts(db, id, parts);
    if (before.locale !== after.locale) await renewDurations(db, { courseId: id });
    audit({
      entity: 'course',
      entityId: id,
      before: { ...before, ...partsBefore },
      after: { ...after, ...parts },
    });
  });
}

/** Takes a course's image away. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function removeCourseImage(context: Context, id: string): Promise<void> {
  const viewer = courseEditor(context);
  await write(context, 'removeCourseImage', async ({ db, now, audit }) => {
    const before = await lockCourse(db, id);
    if (!before?.imageFileId) throw new DomainError('NOT_FOUND', 'errors.notFound');
    const after = { ...before, imageFileId: null, updatedAt: now, updatedBy: viewer._id };
    await saveCourse(db, after);
    audit({ entity: 'course', entityId: id, before, after });
  });
}

/** Removes a course without lessons and exams. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function removeCourse(
  context: Context,
  id: string,
  relations: ReadonlySet<string>,
): Promise<Course> {
  courseEditor(context);
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

/** What a course consists of besides its own columns, each part by ids without repetition. */
interface CourseParts {
  readonly groupIds: readonly string[];
  readonly teacherIds: readonly string[];
  readonly categoryIds: readonly string[];
}

/** The course's own columns, and those of its parts that were named. */
function partsOf({ groupIds, teacherIds, categoryIds, ...own }: CourseInput) {
  return {
    own: {
      ...own,
      description: own.description ?? null,
      programme: own.programme ?? null,
      year: own.year ?? null,
    },
    groupIds: [...new Set(groupIds)].toSorted(),
    ...(teacherIds ? { teacherIds: [...new Set(teacherIds)] } : {}),
    ...(categoryIds ? { categoryIds: [...new Set(categoryIds)].toSorted() } : {}),
  };
}

/** The parts of a course as they are stored. */
export const partsOfCourse = async (db: Db, id: string): Promise<CourseParts> => ({
  groupIds: await groupIdsOf(db, id),
  teacherIds: await teacherIdsOf(db, id),
  categoryIds: await categoryIdsOf(db, id),
});

/**
 * Offers a course to these groups, has it taught by these teachers, named after them, and puts it
 * under these categories of courses. @throws DomainError INVALID with the field of unknown ones.
 */
export async function saveParts(db: Db, id: string, parts: CourseParts): Promise<void> {
  const { groupIds, teacherIds, categoryIds } = parts;
  if (!(await replaceGroups(db, id, groupIds))) throw unknownIn('groupIds');
  if (!(await areTeachers(db, teacherIds))) throw unknownIn('teacherIds');
  if (!(await areCategoriesOf(db, categoryIds, 'COURSE'))) throw unknownIn('categoryIds');
  await replaceTeachers(db, id, teacherIds);
  await renewTeacherNamesOf(db, id);
  await replaceCategories(db, id, categoryIds);
}

const unknownIn = (field: keyof CourseParts): DomainError =>
  new DomainError('INVALID', 'errors.invalid', { [field]: 'errors.invalidValue' });

/** The database knows whether the code is taken. */
export async function withUniqueCode(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksUnique(error, 'courses_code_key')) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { code: 'errors.mustBeUnique' });
  }
}
