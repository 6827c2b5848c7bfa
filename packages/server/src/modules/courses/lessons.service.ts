import { type Context, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { sameVersion } from '../../platform/version.ts';
import { courseEditor } from './course-editor.ts';
import { lockCourse } from './courses.repo.ts';
import type { LessonRow } from './courses.table.ts';
import { keepChecks } from './lesson-checks.service.ts';
import { lessonText } from './lesson-text.ts';
import { asksForMedia } from './lesson-tree.list.ts';
import { type Lesson, lessonsList } from './lessons.list.ts';
import {
  deleteLesson,
  hasProgress,
  hasRecordings,
  insertLesson,
  lessonOrder,
  lockLesson,
  placeLessons,
  renewDurations,
  saveLesson,
} from './lessons.repo.ts';
import { type LessonInput, movedLessons, withLessonAt, withoutLesson } from './lessons.rules.ts';

/** Names of fields that a query asks for, as the relations they need. */
const relationsFor = (asked: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    ...(asked.has('course') ? ['course'] : []),
    ...(asked.has('content') ? ['content'] : []),
    ...(asked.has('checks') ? ['checks'] : []),
    ...(asksForMedia(asked) ? ['media'] : []),
  ]);

/** Lessons of the whole college, filtered, sorted, one page. */
export function listLessons(
  context: Context,
  { relations, ...request }: Omit<ListRequest, 'regions'>,
): Promise<List<Lesson>> {
  return lessonsList.read(context.db, {
    ...request,
    regions: 'all',
    relations: relationsFor(relations),
  });
}

/** One lesson. @throws DomainError NOT_FOUND. */
export async function readLesson(
  context: Context,
  id: string,
  relations: ReadonlySet<string>,
): Promise<Lesson> {
  const { items } = await listLessons(context, { filter: { ids: [id] }, relations });
  const [lesson] = items;
  if (!lesson) throw notFound();
  return lesson;
}

/** Adds a lesson at a position; later ones move on. @throws DomainError FORBIDDEN, INVALID. */
export async function createLesson(context: Context, input: LessonInput): Promise<string> {
  const viewer = courseEditor(context);
  const own = await asColumns(context, null, input);
  return write(context, 'createLesson', async ({ db, now, audit }) => {
    await holdCourses(db, [input.courseId]);
    const stamp = { updatedAt: now, updatedBy: viewer._id };
    const _id = newId();
    const before = await lessonOrder(db, input.courseId);
    const order = withLessonAt(before, _id, input.position);
    const row: LessonRow = {
      ...stamp,
      ...own,
      _id,
      version: 1,
      position: order.indexOf(_id) + 1,
      durationSeconds: null,
      createdAt: now,
      createdBy: viewer._id,
    };
    const moved = movedLessons(before, order).filter((place) => place._id !== _id);
    await placeLessons(db, moved, stamp);
    await insertLesson(db, row);
    const { after: checks } = await keepChecks(db, row, input.checks ?? []);
    audit({ entity: 'lesson', entityId: _id, after: { ...row, checks, moved } });
    return _id;
  });
}

/**
 * Changes a lesson, moves it within its course or to another one; the rest of both courses closes up.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID with the fields.
 */
export async function updateLesson(
  context: Context,
  id: string,
  version: number,
  input: LessonInput,
): Promise<void> {
  courseEditor(context);
  const own = await asColumns(context, id, input);
  await change(context, 'updateLesson', { id, version }, own, input.checks);
}

/**
 * Moves a lesson to another place of its course, the rest closes up.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID.
 */
export async function moveLesson(
  context: Context,
  id: string,
  version: number,
  position: number,
): Promise<void> {
  if (position < 1) {
    throw new DomainError('INVALID', 'errors.invalid', {
      position: { key: 'errors.tooSmall', args: { min: 1 } },
    });
  }
  await change(context, 'moveLesson', { id, version }, { position });
}

async function change(
  context: Context,
  action: string,
  { id, version }: { readonly id: string; readonly version: number },
  own: Partial<Awaited<ReturnType<typeof asColumns>>>,
  asked?: LessonInput['checks'],
): Promise<void> {
  const viewer = courseEditor(context);
  const { courseId } = await readLesson(context, id, new Set());
  await write(context, action, async ({ db, now, audit }) => {
    await holdCourses(db, [courseId, own.courseId ?? courseId]);
    const before = sameVersion(await lockLesson(db, id), version);
    if (before.courseId !== courseId) throw new DomainError('CONFLICT', 'errors.conflict');
    const wanted: LessonRow = { ...before, ...own };
    await refuseSilencing(db, before, wanted);
    const stamp = { updatedAt: now, updatedBy: viewer._id };
    const moves = courseId !== wanted.courseId;
    if (moves) await closeGap(db, before, stamp);
    const places = await lessonOrder(db, wanted.courseId);
    const order = withLessonAt(places, id, wanted.position);
    const moved = movedLessons(places, order).filter((place) => place._id !== id);
    await placeLessons(db, moved, stamp);
    const position = order.indexOf(id) + 1;
    const after: LessonRow = { ...wanted, ...stamp, position, version: version + 1 };
    await saveLesson(db, after);
    if (moves) await renewDurations(db, { lessonId: id });
    const checks = await keepChecks(db, after, asked);
    audit({
      entity: 'lesson',
      entityId: id,
      before: { ...before, checks: checks.before },
      after: { ...after, checks: checks.after, moved },
    });
  });
}

/** Removes a lesson that nobody has begun. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function removeLesson(
  context: Context,
  id: string,
  relations: ReadonlySet<string>,
): Promise<Lesson> {
  const viewer = courseEditor(context);
  const lesson = await readLesson(context, id, relations);
  await write(context, 'removeLesson', async ({ db, now, audit }) => {
    await holdCourses(db, [lesson.courseId]);
    const before = await lockLesson(db, id);
    if (before?.courseId !== lesson.courseId) throw notFound();
    if (await hasProgress(db, id)) throw new DomainError('CONFLICT', 'errors.inUse');
    await closeGap(db, before, { updatedAt: now, updatedBy: viewer._id });
    await deleteLesson(db, id);
    audit({ entity: 'lesson', entityId: id, before });
  });
  return lesson;
}

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** Holds courses, so that one change at a time numbers their lessons; always in the same order. */
async function holdCourses(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) {
    if (await lockCourse(db, id)) continue;
    throw new DomainError('INVALID', 'errors.invalid', { courseId: 'errors.invalidValue' });
  }
}

async function closeGap(
  db: Db,
  lesson: LessonRow,
  stamp: Pick<LessonRow, 'updatedAt' | 'updatedBy'>,
): Promise<void> {
  const places = await lessonOrder(db, lesson.courseId);
  await placeLessons(db, movedLessons(places, withoutLesson(places, lesson._id)), stamp);
}

/** A lesson that plays something does not become one to be read. */
async function refuseSilencing(db: Db, before: LessonRow, after: LessonRow): Promise<void> {
  if (after.kind !== 'TEXT' || before.kind === 'TEXT') return;
  if (!(await hasRecordings(db, after._id))) return;
  throw new DomainError('INVALID', 'errors.invalid', { kind: 'errors.courses.hasRecordings' });
}

const asColumns = async (
  { db }: Context,
  id: string | null,
  { description, content, checks: _apart, ...input }: LessonInput,
) => ({
  ...input,
  description: description ?? null,
  content: content ? await lessonText.write(db, id, content) : null,
  releaseAfterDays: input.releaseAfterDays ?? null,
  noSkipping: input.noSkipping ?? false,
  minimumSeenPercent: input.minimumSeenPercent ?? null,
});
