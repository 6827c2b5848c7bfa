import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import {
  type AudioOfRecording,
  type CompleteUpload,
  registerUploadDestination,
} from '../uploads/index.ts';
import { courseEditor } from './course-editor.ts';
import { findCourse, lockCourse, saveCourse } from './courses.repo.ts';
import {
  courses,
  lessonDownloads,
  type LessonRow,
  lessonSubtitles,
  recordings,
} from './courses.table.ts';
import {
  downloadsOf,
  findRecording,
  findSubtitles,
  insertDownload,
  putRecording,
  putSubtitles,
} from './lesson-files.repo.ts';
import { findLesson, lockLesson, renewDurations } from './lessons.repo.ts';

const GB = 1024 ** 3;
const MB = 1024 ** 2;

async function mayUploadToLesson(context: Context, lessonId: string): Promise<void> {
  courseEditor(context);
  if (!(await findLesson(context.db, lessonId))) throw notFound();
}

/** Asked before gigabytes are on their way. @throws DomainError INVALID for a lesson to be read. */
async function mayUploadRecording(context: Context, lessonId: string): Promise<void> {
  courseEditor(context);
  const lesson = await findLesson(context.db, lessonId);
  if (!lesson) throw notFound();
  if (lesson.kind === 'TEXT') throw playsNothing();
}

async function mayUploadToCourse(context: Context, courseId: string): Promise<void> {
  courseEditor(context);
  if (!(await findCourse(context.db, courseId))) throw notFound();
}

registerUploadDestination('LESSON_RECORDING', {
  mayUpload: mayUploadRecording,
  accepts: { contentTypes: ['video/*', 'audio/*'], maxBytes: 100 * GB, media: 'recording' },
  fileColumns: [recordings.fileId],
  attach: attachRecording,
  attachAudio: (work, audio) => attachAudio(work, audio),
});

registerUploadDestination('LESSON_AUDIO', {
  mayUpload: mayUploadRecording,
  accepts: { contentTypes: ['audio/*'], maxBytes: 10 * GB, media: 'recording' },
  fileColumns: [recordings.audioFileId],
  attach: attachSound,
});

registerUploadDestination('LESSON_SUBTITLES', {
  mayUpload: mayUploadToLesson,
  accepts: { contentTypes: ['text/vtt'], maxBytes: 5 * MB, media: 'subtitles' },
  fileColumns: [lessonSubtitles.fileId],
  attach: attachSubtitles,
});

registerUploadDestination('LESSON_DOWNLOAD', {
  mayUpload: mayUploadToLesson,
  accepts: { contentTypes: [], maxBytes: GB, media: 'any' },
  fileColumns: [lessonDownloads.fileId],
  attach: attachDownload,
});

registerUploadDestination('COURSE_IMAGE', {
  mayUpload: mayUploadToCourse,
  accepts: { contentTypes: [], maxBytes: 20 * MB, media: 'picture' },
  fileColumns: [courses.imageFileId],
  attach: attachImage,
});

/** Puts a recording in the place of the one in the same language, whose sound goes with it. */
async function attachRecording(work: Work, upload: CompleteUpload): Promise<void> {
  const { fileId, probe } = upload;
  const { lesson, locale } = await placeOf(work, upload);
  const before = await findRecording(work.db, lesson._id, locale);
  const after = {
    lessonId: lesson._id,
    locale,
    fileId,
    audioFileId: before?.fileId === fileId ? before.audioFileId : null,
    durationSeconds: secondsOf(probe.durationSeconds),
  };
  await putRecording(work.db, after);
  await renewDurations(work.db, { lessonId: lesson._id });
  note(work, lesson, { before: { recording: before ?? null }, after: { recording: after } });
}

/** The sound alone: of a lesson without a recording in that language it is the recording. */
async function attachSound(work: Work, upload: CompleteUpload): Promise<void> {
  const { lesson, locale } = await placeOf(work, upload);
  const before = await findRecording(work.db, lesson._id, locale);
  if (!before || lesson.kind === 'AUDIO') return attachRecording(work, upload);
  const after = { ...before, audioFileId: upload.fileId };
  await putRecording(work.db, after);
  note(work, lesson, { before: { recording: before }, after: { recording: after } });
}

/** The sound that was copied out of a recording, unless there is another recording by now. */
async function attachAudio(work: Work, audio: AudioOfRecording): Promise<void> {
  const lesson = await lockLesson(work.db, audio.itemId);
  if (!lesson) throw notFound();
  const before = await findRecording(work.db, lesson._id, localeOf(audio.locale));
  const fits = before?.fileId === audio.recordingFileId && before.audioFileId === null;
  const after = fits ? { ...before, audioFileId: audio.fileId } : (before ?? null);
  if (fits) await putRecording(work.db, { ...before, audioFileId: audio.fileId });
  note(work, lesson, { before: { recording: before ?? null }, after: { recording: after } });
}

async function attachSubtitles(work: Work, upload: CompleteUpload): Promise<void> {
  const { lesson, locale } = await placeOf(work, upload);
  const before = await findSubtitles(work.db, lesson._id, locale);
  const after = { lessonId: lesson._id, locale, fileId: upload.fileId };
  await putSubtitles(work.db, after);
  note(work, lesson, { before: { subtitles: before ?? null }, after: { subtitles: after } });
}

/** Puts a download behind the others. */
async function attachDownload(work: Work, { itemId, title, fileId, file }: CompleteUpload) {
  const lesson = await lockLesson(work.db, itemId);
  if (!lesson) throw notFound();
  const all = await downloadsOf(work.db, lesson._id);
  const known = all.find((download) => download.fileId === fileId);
  const download = known ?? {
    _id: newId(),
    lessonId: lesson._id,
    fileId,
    title: title.trim().slice(0, 200) || file.fileName,
    position: all.length + 1,
  };
  if (!known) await insertDownload(work.db, download);
  note(work, lesson, { before: { download: known ?? null }, after: { download } });
}

async function attachImage(work: Work, { itemId, fileId, uploadedBy }: CompleteUpload) {
  const before = await lockCourse(work.db, itemId);
  if (!before) throw notFound();
  // A form does not hold the image, so one that is open elsewhere stays right: the version stays.
  const after = {
    ...before,
    imageFileId: fileId,
    updatedAt: work.now,
    updatedBy: uploadedBy,
  };
  await saveCourse(work.db, after);
  work.audit({ entity: 'course', entityId: itemId, before, after });
}

/** The lesson, held, and the language. @throws DomainError INVALID where the lesson plays nothing. */
async function placeOf(
  { db }: Work,
  { itemId, locale }: CompleteUpload,
): Promise<{ lesson: LessonRow; locale: string }> {
  const lesson = await lockLesson(db, itemId);
  if (!lesson) throw notFound();
  if (lesson.kind === 'TEXT') throw playsNothing();
  return { lesson, locale: localeOf(locale) };
}

function localeOf(locale: string | null): string {
  if (locale !== null) return locale;
  throw new DomainError('INVALID', 'errors.invalid', { locale: 'errors.fieldRequired' });
}

/** Whole seconds, at least one, of a recording whose length is known. */
const secondsOf = (seconds: number | null): number | null =>
  seconds === null ? null : Math.max(1, Math.round(seconds));

function note(
  work: Work,
  { _id, courseId }: LessonRow,
  { before, after }: { readonly before: object; readonly after: object },
): void {
  work.audit({
    entity: 'lesson',
    entityId: _id,
    before: { courseId, ...before },
    after: { courseId, ...after },
  });
}

const playsNothing = () => new DomainError('INVALID', 'errors.courses.playsNothing');

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');
