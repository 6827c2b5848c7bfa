import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type Teacher, teachersList } from './teachers.list.ts';
import { mayEditTeachers } from './teachers.policy.ts';
import {
  biographiesOf,
  courseCodesOf,
  deleteTeacher,
  insertTeacher,
  lockTeacher,
  renewCoursesOfTeacher,
  replaceBiographies,
  saveTeacher,
} from './teachers.repo.ts';
import type { TeacherInput } from './teachers.rules.ts';
import type { TeacherRow } from './teachers.table.ts';

/** The college's teachers, filtered, sorted, one page. */
export function listTeachers(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Teacher>> {
  return teachersList.read(context.db, { ...request, regions: 'all' });
}

/** One teacher. @throws DomainError NOT_FOUND. */
export async function readTeacher(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<Teacher> {
  const teacher = await teachersList.one(context.db, id, { regions: 'all', relations });
  if (!teacher) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return teacher;
}

/** Adds a teacher. @throws DomainError FORBIDDEN, INVALID with the fields. */
export async function createTeacher(context: Context, input: TeacherInput): Promise<string> {
  const viewer = editor(context);
  const { own, biographies } = partsOf(input);
  return write(context, 'createTeacher', async ({ db, now, audit }) => {
    const row: TeacherRow = {
      ...own,
      pictureFileId: null,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await checked(() => insertTeacher(db, row));
    await replaceBiographies(db, row._id, biographies);
    audit({ entity: 'teacher', entityId: row._id, after: { ...row, biographies } });
    return row._id;
  });
}

/**
 * Changes a teacher, and how their courses name them.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID.
 */
export async function updateTeacher(
  context: Context,
  id: string,
  version: number,
  input: TeacherInput,
): Promise<void> {
  const viewer = editor(context);
  const { own, biographies } = partsOf(input);
  await write(context, 'updateTeacher', async ({ db, now, audit }) => {
    const before = sameVersion(await lockTeacher(db, id), version);
    const told = await biographiesOf(db, id);
    const after: TeacherRow = {
      ...before,
      ...own,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await checked(() => saveTeacher(db, after));
    await replaceBiographies(db, id, biographies);
    if (before.name !== after.name || before.title !== after.title) {
      await renewCoursesOfTeacher(db, id);
    }
    audit({
      entity: 'teacher',
      entityId: id,
      before: { ...before, biographies: told },
      after: { ...after, biographies },
    });
  });
}

/**
 * Removes a teacher who gives no course.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT with the codes of the courses.
 */
export async function removeTeacher(context: Context, id: string): Promise<Teacher> {
  editor(context);
  const teacher = await readTeacher(context, id, new Set(['biographies', 'courses', 'user']));
  await write(context, 'removeTeacher', async ({ db, audit }) => {
    const before = await lockTeacher(db, id);
    if (!before) throw new DomainError('NOT_FOUND', 'errors.notFound');
    const codes = await courseCodesOf(db, id);
    if (codes.length > 0) {
      throw new DomainError('CONFLICT', {
        key: 'errors.used.teacher',
        args: { count: codes.length, names: codes.join(', ') },
      });
    }
    await deleteTeacher(db, id);
    audit({ entity: 'teacher', entityId: id, before: teacher });
  });
  return teacher;
}

function editor(context: Context): Viewer {
  const viewer = signedIn(context);
  if (!mayEditTeachers(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer;
}

/** The teacher's own columns, and what is told of them in each language. */
function partsOf({ biographies, title, email, userId, ...own }: TeacherInput) {
  return {
    own: { ...own, title: title ?? null, email: email ?? null, userId: userId ?? null },
    biographies: biographies.toSorted((a, b) => (a.locale < b.locale ? -1 : 1)),
  };
}

/** The database knows whether the account is there. */
async function checked(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksReference(error)) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { userId: 'errors.invalidValue' });
  }
}
