import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import {
  lessonDownloads,
  type LessonRow,
  lessons,
  lessonSubtitles,
  recordings,
} from './courses.table.ts';

/** The lessons of a course in their order. */
export const lessonsOf = (db: Db, courseId: string): Promise<LessonRow[]> =>
  db
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons._id));

export async function insertLessons(db: Db, rows: readonly LessonRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(lessons).values([...rows]);
}

/**
 * Gives lessons the recordings, subtitles and downloads of others. The files are the same ones.
 * @param copies the new lesson's id by the old one's.
 */
export async function copyFiles(db: Db, copies: ReadonlyMap<string, string>): Promise<void> {
  const from = [...copies.keys()];
  if (from.length === 0) return;
  const copied = <Row extends { readonly lessonId: string }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, lessonId: copies.get(row.lessonId) ?? row.lessonId }));
  const played = await db.select().from(recordings).where(inArray(recordings.lessonId, from));
  if (played.length > 0) await db.insert(recordings).values(copied(played));
  const read = await db
    .select()
    .from(lessonSubtitles)
    .where(inArray(lessonSubtitles.lessonId, from));
  if (read.length > 0) await db.insert(lessonSubtitles).values(copied(read));
  const kept = await db
    .select()
    .from(lessonDownloads)
    .where(inArray(lessonDownloads.lessonId, from));
  if (kept.length === 0) return;
  await db
    .insert(lessonDownloads)
    .values(copied(kept).map((download) => ({ ...download, _id: newId() })));
}
