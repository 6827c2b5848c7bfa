import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../platform/audit.table.ts';
import { inTransaction } from '../../platform/work.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aFile } from '../../testing/factories/file.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { FileRow } from '../files/files.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { destinationOf, type UploadItemType } from '../uploads/index.ts';
import {
  courses,
  lessonDownloads,
  type LessonRow,
  lessons,
  lessonSubtitles,
  recordings,
} from './courses.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const actor = { userId: 'user-admin', impersonatorId: null, requestId: 'test', address: null };
const plain = { width: null, height: null, videoCodec: null, audioCodec: null };
const probed = (file: FileRow, durationSeconds: number | null) => ({
  ...plain,
  contentType: file.contentType,
  durationSeconds,
});

interface Sent {
  readonly locale?: string | null;
  readonly title?: string;
  readonly durationSeconds?: number | null;
  readonly file?: FileRow;
}

/** A file arrives for an item. */
async function send(itemType: UploadItemType, itemId: string, sent: Sent = {}): Promise<FileRow> {
  const { locale = 'en', title = 'A file', durationSeconds = 61.4 } = sent;
  const file = sent.file ?? (await aFile(app, { contentType: 'video/mp4' }));
  await inTransaction(app.services, actor, 'completeMultipartVideoUpload', (work) =>
    destinationOf(itemType).attach(work, {
      itemId,
      locale,
      title,
      fileId: file._id,
      file,
      probe: probed(file, durationSeconds),
      uploadedBy: 'user-admin',
    }),
  );
  return file;
}

const soundOf = (recording: FileRow, itemId: string, file: FileRow) =>
  inTransaction(app.services, actor, 'copySound', async (work) =>
    destinationOf('LESSON_RECORDING').attachAudio?.(work, {
      itemId,
      locale: 'en',
      recordingFileId: recording._id,
      fileId: file._id,
      file,
      probe: probed(file, 61),
      uploadedBy: 'user-admin',
    }),
  );

const rowsFor = (lessonId: string) =>
  app.services.database.db.select().from(recordings).where(eq(recordings.lessonId, lessonId));
const aNewLesson = async (more: Partial<LessonRow> = {}) => {
  const { _id: courseId } = await aCourse(app);
  return aLesson(app, { courseId, durationSeconds: null, ...more });
};

describe('a recording that was uploaded', () => {
  it('is played in its language, and the lesson is as long as it', async () => {
    const lesson = await aNewLesson();
    const german = await send('LESSON_RECORDING', lesson._id, { locale: 'de_DE' });
    const english = await send('LESSON_RECORDING', lesson._id, { durationSeconds: 90 });
    expect((await rowsFor(lesson._id)).map(({ locale, fileId }) => [locale, fileId])).toEqual(
      expect.arrayContaining([
        ['de_DE', german._id],
        ['en', english._id],
      ]),
    );
    const { db } = app.services.database;
    const [row] = await db.select().from(lessons).where(eq(lessons._id, lesson._id));
    expect(row?.durationSeconds).toBe(90);
    const entries = await db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, lesson._id));
    expect(entries[0]?.after).toMatchObject({
      courseId: lesson.courseId,
      recording: { locale: 'de_DE', durationSeconds: 61 },
    });
  });

  it('takes the place of the one before with its sound, and the same one twice changes nothing', async () => {
    const { _id } = await aNewLesson();
    const first = await send('LESSON_RECORDING', _id);
    const sound = await aFile(app, { contentType: 'audio/mp4' });
    await soundOf(first, _id, sound);
    await send('LESSON_RECORDING', _id, { file: first });
    expect(await rowsFor(_id)).toMatchObject([{ fileId: first._id, audioFileId: sound._id }]);
    const second = await send('LESSON_RECORDING', _id);
    expect(await rowsFor(_id)).toMatchObject([{ fileId: second._id, audioFileId: null }]);
    // The copy of the first one's sound comes late.
    await soundOf(first, _id, sound);
    expect(await rowsFor(_id)).toMatchObject([{ fileId: second._id, audioFileId: null }]);
  });

  it('is refused by a lesson to be read, and without a language', async () => {
    const text = await aNewLesson({ kind: 'TEXT' });
    await expect(send('LESSON_RECORDING', text._id)).rejects.toMatchObject({
      text: { key: 'errors.courses.playsNothing' },
    });
    const { _id } = await aNewLesson();
    await expect(send('LESSON_RECORDING', _id, { locale: null })).rejects.toMatchObject({
      fields: { locale: { key: 'errors.fieldRequired' } },
    });
    await expect(send('LESSON_RECORDING', 'nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('sound that was uploaded', () => {
  it('is heard beside the picture, or is the recording where there is none', async () => {
    const { _id } = await aNewLesson();
    const alone = await send('LESSON_AUDIO', _id, { locale: 'fr_FR' });
    const film = await send('LESSON_RECORDING', _id);
    const sound = await send('LESSON_AUDIO', _id);
    expect((await rowsFor(_id)).toSorted((a, b) => (a.locale < b.locale ? -1 : 1))).toMatchObject([
      { locale: 'en', fileId: film._id, audioFileId: sound._id },
      { locale: 'fr_FR', fileId: alone._id, audioFileId: null },
    ]);
    const { _id: talk } = await aNewLesson({ kind: 'AUDIO' });
    await send('LESSON_AUDIO', talk);
    const newer = await send('LESSON_AUDIO', talk);
    expect(await rowsFor(talk)).toMatchObject([{ fileId: newer._id, audioFileId: null }]);
  });
});

describe('other files that were uploaded', () => {
  it('are subtitles, one for each language', async () => {
    const { _id } = await aNewLesson();
    await send('LESSON_SUBTITLES', _id);
    const newer = await send('LESSON_SUBTITLES', _id);
    const { db } = app.services.database;
    const rows = await db.select().from(lessonSubtitles).where(eq(lessonSubtitles.lessonId, _id));
    expect(rows).toEqual([{ lessonId: _id, locale: 'en', fileId: newer._id }]);
  });

  it('are downloads, one behind the other, each once', async () => {
    const { _id } = await aNewLesson();
    const outline = await send('LESSON_DOWNLOAD', _id, { title: ' Outline ' });
    await send('LESSON_DOWNLOAD', _id, { title: 'Map' });
    await send('LESSON_DOWNLOAD', _id, { file: outline, title: 'Outline' });
    const { db } = app.services.database;
    const rows = await db.select().from(lessonDownloads).where(eq(lessonDownloads.lessonId, _id));
    expect(rows.map(({ title, position }) => [title, position])).toEqual([
      ['Outline', 1],
      ['Map', 2],
    ]);
  });

  it('are pictures of courses and teachers, until they are taken away', async () => {
    const { db } = app.services.database;
    const { _id } = await aCourse(app);
    const image = await send('COURSE_IMAGE', _id);
    const [course] = await db.select().from(courses).where(eq(courses._id, _id));
    expect(course).toMatchObject({ imageFileId: image._id, version: 1 });
    const id = 'teacher-ruth-naidoo';
    const picture = await send('TEACHER_PICTURE', id);
    const [teacher] = await db.select().from(teachers).where(eq(teachers._id, id));
    expect(teacher?.pictureFileId).toBe(picture._id);
    const admin = await app.as('admin');
    const noImage = 'mutation ($id: ID!) { removeCourseImage(_id: $id) { imageUrl } }';
    const noPicture = 'mutation ($id: ID!) { removeTeacherPicture(_id: $id) { pictureUrl } }';
    for (const [mutation, of] of [
      [noImage, _id],
      [noPicture, id],
    ] as const) {
      expect(await (await app.as('regionAdmin')).codeOf(mutation, { id: of })).toBe('FORBIDDEN');
      expect(JSON.stringify((await admin.send(mutation, { id: of })).data)).toContain('null');
      expect(await admin.codeOf(mutation, { id: of })).toBe('NOT_FOUND');
    }
  });
});

describe('who sends files', () => {
  const REGISTER =
    'mutation ($input: VideoUploadInput!) { getMultipartVideoUploadInfo(videoUploadInput: $input) { videoId } }';
  const anUpload = (itemType: UploadItemType, itemId: string) => ({
    input: {
      itemType,
      itemId,
      title: 'A file',
      locale: 'en',
      fileSize: 1000,
      type: 'video/mp4',
      fileName: 'file.mp4',
    },
  });
  const destinations = [
    ['LESSON_RECORDING', 'lesson-bib101-1'],
    ['LESSON_AUDIO', 'lesson-bib101-1'],
    ['LESSON_SUBTITLES', 'lesson-bib101-1'],
    ['LESSON_DOWNLOAD', 'lesson-bib101-1'],
    ['COURSE_IMAGE', 'course-bib101'],
    ['TEACHER_PICTURE', 'teacher-ruth-naidoo'],
  ] as const;

  it.each(destinations)('for %s is an admin of the college', async (itemType, itemId) => {
    const admin = await app.as('admin');
    expect(await admin.codeOf(REGISTER, anUpload(itemType, itemId))).toBeUndefined();
    expect(await admin.codeOf(REGISTER, anUpload(itemType, 'nowhere'))).toBe('NOT_FOUND');
    for (const persona of ['regionAdmin', 'facilitator', 'student'] as const) {
      const person = await app.as(persona);
      expect(await person.codeOf(REGISTER, anUpload(itemType, itemId))).toBe('FORBIDDEN');
    }
  });

  it('is told at once where a lesson plays nothing', async () => {
    const { _id } = await aNewLesson({ kind: 'TEXT' });
    const admin = await app.as('admin');
    for (const itemType of ['LESSON_RECORDING', 'LESSON_AUDIO'] as const) {
      expect(await admin.codeOf(REGISTER, anUpload(itemType, _id))).toBe('INVALID');
    }
    expect(await admin.codeOf(REGISTER, anUpload('LESSON_DOWNLOAD', _id))).toBeUndefined();
  });
});
