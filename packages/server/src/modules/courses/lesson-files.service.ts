import { Readable } from 'node:stream';
import { type Context, write } from '../../graphql/context.ts';
import { found } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import { insertFile } from '../files/index.ts';
import { readSubtitles } from '../uploads/index.ts';
import { courseEditor } from './course-editor.ts';
import type { LessonRow } from './courses.table.ts';
import {
  deleteDownload,
  deleteRecording,
  deleteSubtitles,
  type DownloadRow,
  downloadsOf,
  findRecording,
  findSubtitles,
  lessonOfDownload,
  placeDownloads,
  putSubtitles,
  renameDownload,
} from './lesson-files.repo.ts';
import { lockLesson, renewDurations } from './lessons.repo.ts';
import { movedLessons, withLessonAt, withoutLesson } from './lessons.rules.ts';

/** Takes away what a lesson plays in a language. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function removeLessonMedia(
  context: Context,
  lessonId: string,
  locale: string,
): Promise<void> {
  await changeFiles(context, 'removeLessonMedia', lessonId, async ({ db }) => {
    const before = found(await findRecording(db, lessonId, locale));
    await deleteRecording(db, lessonId, locale);
    await renewDurations(db, { lessonId });
    return { before: { recording: before }, after: { recording: null } };
  });
}

/** Takes away a lesson's subtitles in a language. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function removeLessonSubtitles(
  context: Context,
  lessonId: string,
  locale: string,
): Promise<void> {
  await changeFiles(context, 'removeLessonSubtitles', lessonId, async ({ db }) => {
    const before = found(await findSubtitles(db, lessonId, locale));
    await deleteSubtitles(db, lessonId, locale);
    return { before: { subtitles: before }, after: { subtitles: null } };
  });
}

/**
 * Keeps what somebody wrote as a lesson's subtitles in a language, in the place of those before.
 * @param text WebVTT, or SubRip, which becomes WebVTT.
 * @throws DomainError NOT_FOUND, FORBIDDEN, INVALID with the line that cannot be read.
 */
export async function setLessonSubtitles(
  context: Context,
  lessonId: string,
  locale: string,
  text: string,
): Promise<void> {
  const { _id: createdBy } = courseEditor(context);
  const { files } = context.services;
  const content = Buffer.from(readSubtitles(Buffer.from(text)));
  const fileId = newId();
  const kept = await files.write(fileId, Readable.from([content]));
  try {
    await changeFiles(context, 'setLessonSubtitles', lessonId, async ({ db, now }) => {
      const before = await findSubtitles(db, lessonId, locale);
      const after = { lessonId, locale, fileId };
      await insertFile(db, {
        ...kept,
        _id: fileId,
        storageKey: fileId,
        fileName: `${locale}.vtt`,
        contentType: 'text/vtt',
        createdAt: now,
        createdBy,
      });
      await putSubtitles(db, after);
      return { before: { subtitles: before ?? null }, after: { subtitles: after } };
    });
  } catch (error) {
    await files.remove(fileId);
    throw error;
  }
}

/** @throws DomainError NOT_FOUND, FORBIDDEN. */
export const renameLessonDownload = (context: Context, id: string, title: string) =>
  changeDownload(context, 'renameLessonDownload', id, async ({ db }, download) => {
    await renameDownload(db, id, title);
    return { before: { download }, after: { download: { ...download, title } } };
  });

/** Moves a download to another place of its lesson, from 1. @throws DomainError NOT_FOUND, FORBIDDEN. */
export const moveLessonDownload = (context: Context, id: string, position: number) =>
  changeDownload(context, 'moveLessonDownload', id, async ({ db }, download, all) => {
    const order = withLessonAt(all, id, Math.max(1, position));
    await placeDownloads(db, movedLessons(all, order));
    return {
      before: { download },
      after: { download: { ...download, position: order.indexOf(id) + 1 } },
    };
  });

/** @throws DomainError NOT_FOUND, FORBIDDEN. */
export const removeLessonDownload = (context: Context, id: string) =>
  changeDownload(context, 'removeLessonDownload', id, async ({ db }, download, all) => {
    await deleteDownload(db, id);
    await placeDownloads(db, movedLessons(all, withoutLesson(all, id)));
    return { before: { download }, after: { download: null } };
  });

interface Told {
  readonly before: object;
  readonly after: object;
}

/** Changes files of a lesson, one change at a time, and notes it with the lesson. */
async function changeFiles(
  context: Context,
  action: string,
  lessonId: string,
  change: (work: Work, lesson: LessonRow) => Promise<Told>,
): Promise<void> {
  courseEditor(context);
  await write(context, action, async (work) => {
    const lesson = found(await lockLesson(work.db, lessonId));
    const { before, after } = await change(work, lesson);
    const { courseId } = lesson;
    work.audit({
      entity: 'lesson',
      entityId: lessonId,
      before: { courseId, ...before },
      after: { courseId, ...after },
    });
  });
}

/** @returns the id of the lesson. */
async function changeDownload(
  context: Context,
  action: string,
  id: string,
  change: (work: Work, download: DownloadRow, all: readonly DownloadRow[]) => Promise<Told>,
): Promise<string> {
  courseEditor(context);
  const lessonId = found(await lessonOfDownload(context.db, id));
  await changeFiles(context, action, lessonId, async (work) => {
    const all = await downloadsOf(work.db, lessonId);
    return change(work, found(all.find(({ _id }) => _id === id)), all);
  });
  return lessonId;
}
