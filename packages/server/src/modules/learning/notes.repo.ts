import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseOfferings, lessons } from '../courses/courses.table.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { lessonNotes, type NoteRow } from './learning.table.ts';

/** The note's row, held until the transaction ends. */
export async function lockNote(db: Db, id: string): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(lessonNotes).where(eq(lessonNotes._id, id)).for('update');
  return row;
}

/** Adds a note. @returns false where there is one of this id already. */
export async function insertNote(db: Db, row: NoteRow): Promise<boolean> {
  const made = await db
    .insert(lessonNotes)
    .values(row)
    .onConflictDoNothing()
    .returning({ _id: lessonNotes._id });
  return made.length > 0;
}

export async function saveNote(db: Db, row: NoteRow): Promise<void> {
  await db.update(lessonNotes).set(row).where(eq(lessonNotes._id, row._id));
}

export async function deleteNote(db: Db, id: string): Promise<void> {
  await db.delete(lessonNotes).where(eq(lessonNotes._id, id));
}

/** How many notes a person keeps of a lesson. */
export async function countNotes(db: Db, userId: string, lessonId: string): Promise<number> {
  const [row] = await db
    .select({ notes: count() })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId)));
  return row?.notes ?? 0;
}

const facilitated = defineStatement('facilitates_lesson_in_group', (db) =>
  db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .innerJoin(courseOfferings, eq(courseOfferings.groupId, groupMembers.groupId))
    .innerJoin(lessons, eq(lessons.courseId, courseOfferings.courseId))
    .where(
      and(
        eq(groupMembers.userId, sql.placeholder('userId')),
        eq(groupMembers.groupId, sql.placeholder('groupId')),
        eq(groupMembers.role, 'FACILITATOR'),
        eq(lessons._id, sql.placeholder('lessonId')),
      ),
    ),
);

/** Whether the person facilitates a group that has the lesson. */
export async function facilitates(
  db: Db,
  { userId, groupId, lessonId }: { userId: string; groupId: string; lessonId: string },
): Promise<boolean> {
  const rows = await facilitated.run(db, { userId, groupId, lessonId });
  return rows.length > 0;
}
