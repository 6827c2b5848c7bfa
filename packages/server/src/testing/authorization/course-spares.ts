import { eq, type Table } from 'drizzle-orm';
import {
  courseOfferings,
  lessonDownloads,
  lessonSubtitles,
  recordings,
} from '../../modules/courses/courses.table.ts';
import { lessonChecks } from '../../modules/courses/lesson-checks.table.ts';
import { lessonCheckAnswers, lessonNotes } from '../../modules/learning/learning.table.ts';
import { terms } from '../../modules/terms/terms.table.ts';
import type { Db } from '../../platform/database.ts';
import { anOffering } from '../factories/course.ts';

type Copy = (db: Db, table: Table, from: string, id: string, other?: object) => Promise<void>;

const offerings = [
  anOffering({ _id: 'offering-berlin', courseId: 'course-berlin', groupId: 'group-berlin-1' }),
  anOffering({ _id: 'offering-spare', courseId: 'course-spare', groupId: 'group-kyiv-online' }),
];

/** What belongs to the spare courses and lessons: offerings, files, and a spare term. */
export async function makeCourseSpares(db: Db, copy: Copy): Promise<void> {
  await copy(db, terms, 'term-spring', 'term-spare', { name: 'Spare' });
  await db.delete(courseOfferings).where(eq(courseOfferings.courseId, 'course-spare'));
  await db.insert(courseOfferings).values(offerings).onConflictDoNothing();
  for (const place of ['spare', 'berlin']) {
    const lesson = { lesson_id: `lesson-${place}` };
    await copy(db, lessonDownloads, 'download-bib101-1', `download-${place}`, lesson);
  }
  const asked = { lessonId: 'lesson-berlin', questionId: 'exam-bib101-final-q1', atSeconds: 5 };
  await db
    .insert(lessonChecks)
    .values({ ...asked, _id: 'check-berlin' })
    .onConflictDoNothing();
  const played = { lessonId: 'lesson-spare', locale: 'en', fileId: 'file-lecture-dawn' };
  await db.insert(recordings).values(played).onConflictDoNothing();
  const read = { lessonId: 'lesson-spare', locale: 'en', fileId: 'file-subtitles-en' };
  await db.insert(lessonSubtitles).values(read).onConflictDoNothing();
}

/** That somebody tried to answer what a recording asks. */
export async function makeTry(db: Db, userId: string): Promise<void> {
  const row = { userId, checkId: 'check-bib101-3', tries: 1, updatedAt: '2026-03-01T12:00:00Z' };
  await db.insert(lessonCheckAnswers).values(row).onConflictDoNothing();
}

/** A note that somebody wrote in a lesson, as it was when something has changed it since. */
export async function makeNote(db: Db, whose: string, userId: string): Promise<void> {
  const at = '2026-03-01T12:00:00Z';
  const row = {
    _id: `note-${whose}`,
    version: 1,
    createdAt: at,
    updatedAt: at,
    userId,
    lessonId: 'lesson-bib101-1',
    atSeconds: 1,
    text: 'Spare',
    groupId: null,
  };
  await db
    .insert(lessonNotes)
    .values(row)
    .onConflictDoUpdate({ target: lessonNotes._id, set: row });
}
