import { type Context, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError, found } from '../../platform/errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { findOpenLesson } from '../courses/index.ts';
import { inPerson } from '../identity/index.ts';
import type { NoteRow } from './learning.table.ts';
import { findCourseNotes, findLessonNotes, findNote, type LessonNote } from './notes.list.ts';
import {
  countNotes,
  deleteNote,
  facilitates,
  insertNote,
  lockNote,
  saveNote,
} from './notes.repo.ts';
import { type LessonNoteInput, MOST_NOTES } from './notes.rules.ts';
import { clampPosition } from './progress.rules.ts';
import { unlessRemoved, whoAsks } from './progress.service.ts';

/**
 * Whose notes it is about, and when. They are nothing for whoever looks through another person's eyes.
 * @throws DomainError FORBIDDEN for an impersonator.
 */
function whoseNotes(context: Context) {
  inPerson(context);
  return whoAsks(context);
}

/** Notes of a lesson that the person may read, by their place. @throws DomainError NOT_FOUND. */
export const listLessonNotes = async (context: Context, id: string): Promise<LessonNote[]> =>
  found(await findLessonNotes(context.db, whoseNotes(context), id));

/** Notes of a whole course, by lesson and place. @throws DomainError NOT_FOUND. */
export const listCourseNotes = async (context: Context, id: string): Promise<LessonNote[]> =>
  found(await findCourseNotes(context.db, whoseNotes(context), id));

/** One note that the person may read. @throws DomainError NOT_FOUND. */
export const readNote = async (context: Context, id: string): Promise<LessonNote> =>
  found(await findNote(context.db, whoseNotes(context), id));

/**
 * Adds a note; the browser makes its id, so a repeated call adds no second one.
 * @throws DomainError NOT_FOUND (lesson not open to the person, or an id of somebody else), INVALID
 *   (a group that they do not facilitate), LIMIT.
 */
export async function createLessonNote(
  context: Context,
  id: string,
  lessonId: string,
  input: LessonNoteInput,
): Promise<void> {
  const { userId, now: at } = whoseNotes(context);
  const lesson = found(await findOpenLesson(context.db, { userId, lessonId, now: at }));
  await mayPin(context.db, { userId, lessonId, groupId: input.groupId });
  const known = await findNote(context.db, { userId, now: at }, id);
  if (known?.mine) return;
  if ((await countNotes(context.db, userId, lessonId)) >= MOST_NOTES) {
    throw new DomainError('LIMIT', {
      key: 'errors.learning.tooManyNotes',
      args: { max: MOST_NOTES },
    });
  }
  await unlessRemoved(() =>
    write(context, 'createLessonNote', async ({ db, now, audit }) => {
      const row: NoteRow = {
        _id: id,
        version: 1,
        createdAt: now,
        updatedAt: now,
        createdBy: userId,
        updatedBy: userId,
        userId,
        lessonId,
        ...asColumns(input, lesson.durationSeconds),
      };
      if (!(await insertNote(db, row))) throw new DomainError('NOT_FOUND', 'errors.notFound');
      audit({ entity: 'lessonNote', entityId: id, after: withoutText(row) });
    }),
  );
}

/**
 * Changes a note of one's own.
 * @throws DomainError NOT_FOUND, CONFLICT on an older version, INVALID (a group that they do not
 *   facilitate).
 */
export async function updateLessonNote(
  context: Context,
  id: string,
  version: number,
  input: LessonNoteInput,
): Promise<void> {
  const { userId, now: at } = whoseNotes(context);
  const note = await readNote(context, id);
  if (!note.mine) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const { lessonId } = note;
  const lesson = found(await findOpenLesson(context.db, { userId, lessonId, now: at }));
  if (input.groupId !== note.groupId) {
    await mayPin(context.db, { userId, lessonId, groupId: input.groupId });
  }
  await write(context, 'updateLessonNote', async ({ db, now, audit }) => {
    const before = sameVersion(await lockNote(db, id), version);
    const after: NoteRow = {
      ...before,
      ...asColumns(input, lesson.durationSeconds),
      version: version + 1,
      updatedAt: now,
      updatedBy: userId,
    };
    await saveNote(db, after);
    const change = { before: withoutText(before), after: withoutText(after) };
    audit({ entity: 'lessonNote', entityId: id, ...change });
  });
}

/**
 * Removes a note: one's own, or one that is pinned for a group that the person facilitates.
 * @returns the note as it was.
 * @throws DomainError NOT_FOUND.
 */
export async function removeLessonNote(context: Context, id: string): Promise<LessonNote> {
  const { userId } = whoseNotes(context);
  const note = await readNote(context, id);
  const { groupId, lessonId } = note;
  const may =
    note.mine ||
    (groupId !== null && (await facilitates(context.db, { userId, groupId, lessonId })));
  if (!may) throw new DomainError('NOT_FOUND', 'errors.notFound');
  await write(context, 'removeLessonNote', async ({ db, audit }) => {
    const before = found(await lockNote(db, id));
    await deleteNote(db, id);
    audit({ entity: 'lessonNote', entityId: id, before: withoutText(before) });
  });
  return note;
}

async function mayPin(
  db: Db,
  { groupId, ...who }: { userId: string; lessonId: string; groupId: string | null | undefined },
): Promise<void> {
  if (!groupId || (await facilitates(db, { ...who, groupId }))) return;
  throw new DomainError('INVALID', 'errors.invalid', { groupId: 'errors.invalidValue' });
}

const asColumns = (input: LessonNoteInput, durationSeconds: number | null) => ({
  atSeconds: clampPosition(input.atSeconds, durationSeconds),
  text: input.text,
  groupId: input.groupId ?? null,
});

/** A note as the audit keeps it: what somebody wrote for themselves is nobody else's. */
const withoutText = ({ text: _text, ...row }: NoteRow) => row;
