import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import {
  lessonDownloads,
  lessonSubtitles,
  type RecordingRow,
  recordings,
} from './courses.table.ts';

/** What the lesson plays in a language, or undefined. */
export async function findRecording(
  db: Db,
  lessonId: string,
  locale: string,
): Promise<RecordingRow | undefined> {
  const [row] = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.lessonId, lessonId), eq(recordings.locale, locale)));
  return row;
}

/** Puts a recording in the place of the one in the same language. */
export async function putRecording(db: Db, row: RecordingRow): Promise<void> {
  const { fileId, audioFileId, durationSeconds } = row;
  await db
    .insert(recordings)
    .values(row)
    .onConflictDoUpdate({
      target: [recordings.lessonId, recordings.locale],
      set: { fileId, audioFileId, durationSeconds },
    });
}

export async function deleteRecording(db: Db, lessonId: string, locale: string): Promise<void> {
  await db
    .delete(recordings)
    .where(and(eq(recordings.lessonId, lessonId), eq(recordings.locale, locale)));
}

export type SubtitlesRow = typeof lessonSubtitles.$inferSelect;

export async function findSubtitles(
  db: Db,
  lessonId: string,
  locale: string,
): Promise<SubtitlesRow | undefined> {
  const [row] = await db
    .select()
    .from(lessonSubtitles)
    .where(and(eq(lessonSubtitles.lessonId, lessonId), eq(lessonSubtitles.locale, locale)));
  return row;
}

/** Puts subtitles in the place of those in the same language. */
export async function putSubtitles(db: Db, row: SubtitlesRow): Promise<void> {
  await db
    .insert(lessonSubtitles)
    .values(row)
    .onConflictDoUpdate({
      target: [lessonSubtitles.lessonId, lessonSubtitles.locale],
      set: { fileId: row.fileId },
    });
}

export async function deleteSubtitles(db: Db, lessonId: string, locale: string): Promise<void> {
  await db
    .delete(lessonSubtitles)
    .where(and(eq(lessonSubtitles.lessonId, lessonId), eq(lessonSubtitles.locale, locale)));
}

export type DownloadRow = typeof lessonDownloads.$inferSelect;

/** The lesson to which a download belongs, or undefined. */
export async function lessonOfDownload(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ lessonId: lessonDownloads.lessonId })
    .from(lessonDownloads)
    .where(eq(lessonDownloads._id, id));
  return row?.lessonId;
}

/** The downloads of a lesson in their order. Hold the lesson first. */
export function downloadsOf(db: Db, lessonId: string): Promise<DownloadRow[]> {
  return db
    .select()
    .from(lessonDownloads)
    .where(eq(lessonDownloads.lessonId, lessonId))
    .orderBy(asc(lessonDownloads.position), asc(lessonDownloads._id));
}

export async function insertDownload(db: Db, row: DownloadRow): Promise<void> {
  await db.insert(lessonDownloads).values(row);
}

export async function renameDownload(db: Db, id: string, title: string): Promise<void> {
  await db.update(lessonDownloads).set({ title }).where(eq(lessonDownloads._id, id));
}

export async function deleteDownload(db: Db, id: string): Promise<void> {
  await db.delete(lessonDownloads).where(eq(lessonDownloads._id, id));
}

/** Moves downloads to their new positions. */
export async function placeDownloads(
  db: Db,
  places: readonly { readonly _id: string; readonly position: number }[],
): Promise<void> {
  if (places.length === 0) return;
  const rows = sql.join(
    places.map(({ _id, position }) => sql`(${_id}::text, ${position}::int)`),
    sql`, `,
  );
  await db
    .update(lessonDownloads)
    .set({ position: sql`place.position` })
    .from(sql`(values ${rows}) as place(id, position)`)
    .where(eq(lessonDownloads._id, sql`place.id`));
}
