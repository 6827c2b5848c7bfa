import { type Context, write } from '../../graphql/context.ts';
import { eachRecord, type Outcome } from '../../graphql/outcomes.ts';
import { found } from '../../platform/errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { courseEditor } from './course-editor.ts';
import { lockCourse, saveCourse } from './courses.repo.ts';
import { findLesson, lockLesson, saveLesson } from './lessons.repo.ts';

/**
 * Opens a course to the groups that it is offered to; one that is open already is as it should be
 * from now on: what changed is told since then.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version.
 */
export const publishCourse = (context: Context, id: string, version: number): Promise<void> =>
  setPublished(context, 'publishCourse', id, version);

/** Closes a course to everybody. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT. */
export const unpublishCourse = (context: Context, id: string, version: number): Promise<void> =>
  setPublished(context, 'unpublishCourse', id, version);

async function setPublished(
  context: Context,
  action: 'publishCourse' | 'unpublishCourse',
  id: string,
  version: number,
): Promise<void> {
  const viewer = courseEditor(context);
  await write(context, action, async ({ db, now, audit }) => {
    const before = sameVersion(await lockCourse(db, id), version);
    const published = action === 'publishCourse';
    const after = {
      ...before,
      published,
      publishedAt: published ? now : before.publishedAt,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await saveCourse(db, after);
    audit({ entity: 'course', entityId: id, before, after });
  });
}

/**
 * Publishes lessons or hides them, each in a transaction of its own: one that is not there holds up no
 * other. Which are so already stay untouched.
 */
export function publishLessons(
  context: Context,
  ids: readonly string[],
  published: boolean,
): Promise<Outcome[]> {
  const viewer = courseEditor(context);
  return eachRecord(context, ids, async (id) => {
    const known = found(await findLesson(context.db, id));
    if (known.published === published) return 'UNCHANGED';
    await write(context, 'publishLessons', async ({ db, now, audit }) => {
      const before = found(await lockLesson(db, id));
      const after = {
        ...before,
        published,
        version: before.version + 1,
        updatedAt: now,
        updatedBy: viewer._id,
      };
      await saveLesson(db, after);
      audit({ entity: 'lesson', entityId: id, before, after });
    });
    return 'DONE';
  });
}
