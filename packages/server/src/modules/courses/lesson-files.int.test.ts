import { eq } from 'drizzle-orm';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { verifySignedUrl } from '../../platform/signed-url.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aFile } from '../../testing/factories/file.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findFile } from '../files/index.ts';
import { lessonDownloads, lessonSubtitles, recordings } from './courses.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const FILES =
  'query ($id: ID!) { lesson(_id: $id) { durationSeconds mediaUrl media { locale label mediaContentType durationSeconds audioSize } subtitles { locale url } downloads { _id title } } }';
const of = (name: string, declared: string, passed: string) =>
  `mutation (${declared}) { ${name}(${passed}) { _id downloads { title } } }`;
const SUBTITLES = of(
  'setLessonSubtitles',
  '$id: ID!, $locale: String!, $text: String!',
  'lessonId: $id, locale: $locale, text: $text',
);
const inLocale = (name: string) =>
  of(name, '$id: ID!, $locale: String!', 'lessonId: $id, locale: $locale');
const RENAME = of('renameLessonDownload', '$id: ID!, $title: String!', '_id: $id, title: $title');
const MOVE = of('moveLessonDownload', '$id: ID!, $position: Int!', '_id: $id, position: $position');
const REMOVE = of('removeLessonDownload', '$id: ID!', '_id: $id');

const Files = z.object({
  lesson: z.object({
    durationSeconds: z.number().nullable(),
    mediaUrl: z.string().nullable(),
    media: z.array(z.looseObject({ locale: z.string(), durationSeconds: z.number().nullable() })),
    subtitles: z.array(z.object({ locale: z.string(), url: z.string() })),
    downloads: z.array(z.object({ _id: z.string(), title: z.string() })),
  }),
});
const filesOf = async (id: string) =>
  (await (await app.as('admin')).read(Files, FILES, { id })).lesson;

/** A lesson that plays in German and Ukrainian, in a course in German. */
async function aSpokenLesson() {
  const { db } = app.services.database;
  const { _id: courseId } = await aCourse(app, { locale: 'de_DE' });
  const { _id: lessonId } = await aLesson(app, { courseId, durationSeconds: 100 });
  for (const [locale, durationSeconds] of [
    ['uk_UA', 70],
    ['de_DE', 100],
  ] as const) {
    const { _id: fileId } = await aFile(app, { contentType: 'video/mp4' });
    await db.insert(recordings).values({ lessonId, locale, fileId, durationSeconds });
  }
  return { lessonId, courseId };
}

async function downloadsIn(lessonId: string, ...titles: string[]) {
  const { _id: fileId } = await aFile(app);
  const rows = titles.map((title, index) => ({
    _id: `${lessonId}-${title}`,
    lessonId,
    fileId,
    title,
    position: index + 1,
  }));
  await app.services.database.db.insert(lessonDownloads).values(rows);
  return rows.map(({ _id }) => _id);
}

describe('recordings of a lesson', () => {
  it('stand with the course’s language first, and the best one is played', async () => {
    const { lessonId } = await aSpokenLesson();
    const files = await filesOf(lessonId);
    expect(files.media).toMatchObject([
      { locale: 'de_DE', label: 'Deutsch', mediaContentType: 'video/mp4' },
      { locale: 'uk_UA', durationSeconds: 70 },
    ]);
    // English is not there.
    const played = verifySignedUrl(app.services, files.mediaUrl ?? '');
    const { db } = app.services.database;
    const rows = await db.select().from(recordings).where(eq(recordings.lessonId, lessonId));
    expect(played?.fileId).toBe(rows.find(({ locale }) => locale === 'de_DE')?.fileId);
  });

  it('are taken away one by one, and the length is that of what is left', async () => {
    const { lessonId: id } = await aSpokenLesson();
    const admin = await app.as('admin');
    const gone = { id, locale: 'de_DE' };
    expect(await admin.codeOf(inLocale('removeLessonMedia'), gone)).toBeUndefined();
    expect(await filesOf(id)).toMatchObject({ durationSeconds: 70, media: [{ locale: 'uk_UA' }] });
    expect(await admin.codeOf(inLocale('removeLessonMedia'), gone)).toBe('NOT_FOUND');
    await admin.send(inLocale('removeLessonMedia'), { id, locale: 'uk_UA' });
    expect(await filesOf(id)).toMatchObject({ durationSeconds: null, mediaUrl: null, media: [] });
  });

  it('follow the language of the course', async () => {
    const { lessonId, courseId } = await aSpokenLesson();
    const admin = await app.as('admin');
    const change =
      'mutation ($id: ID!, $input: CourseInput!) { updateCourse(_id: $id, version: 1, courseInput: $input) { _id } }';
    const input = { code: courseId.slice(-12), name: 'X', locale: 'uk_UA', published: true };
    await admin.send(change, { id: courseId, input: { ...input, groupIds: [] } });
    expect(await filesOf(lessonId)).toMatchObject({
      durationSeconds: 70,
      media: [{ locale: 'uk_UA' }, { locale: 'de_DE' }],
    });
  });
});

describe('subtitles of a lesson', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:04.000\nWillkommen\n';

  it('are written by hand, as WebVTT or SubRip, and taken away', async () => {
    const { lessonId: id } = await aSpokenLesson();
    const admin = await app.as('admin');
    expect(
      (await admin.send(SUBTITLES, { id, locale: 'de_DE', text: vtt })).errors,
    ).toBeUndefined();
    const srt = '1\n00:00:00,000 --> 00:00:04,000\nBienvenidos\n';
    await admin.send(SUBTITLES, { id, locale: 'es_MX', text: srt });
    const { subtitles } = await filesOf(id);
    expect(subtitles.map(({ locale }) => locale)).toEqual(['de_DE', 'es_MX']);
    const link = verifySignedUrl(app.services, subtitles[1]?.url ?? '');
    const file = await findFile(app.services.database.db, link?.fileId ?? '');
    expect(file).toMatchObject({ contentType: 'text/vtt', createdBy: 'user-admin' });
    expect(await text(app.services.files.read(file?.storageKey ?? ''))).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\nBienvenidos/,
    );
    const gone = { id, locale: 'es_MX' };
    expect(await admin.codeOf(inLocale('removeLessonSubtitles'), gone)).toBeUndefined();
    expect(await admin.codeOf(inLocale('removeLessonSubtitles'), gone)).toBe('NOT_FOUND');
    expect((await filesOf(id)).subtitles).toHaveLength(1);
  });

  it('take the place of those before, and the audit tells it with the course', async () => {
    const { lessonId: id, courseId } = await aSpokenLesson();
    const admin = await app.as('admin');
    await admin.send(SUBTITLES, { id, locale: 'de_DE', text: vtt });
    await admin.send(SUBTITLES, { id, locale: 'de_DE', text: vtt.replace('Will', 'Wieder will') });
    const { db } = app.services.database;
    const rows = await db.select().from(lessonSubtitles).where(eq(lessonSubtitles.lessonId, id));
    expect(rows).toHaveLength(1);
    const entries = await db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, id));
    expect(entries.at(-1)?.after).toEqual({ courseId, subtitles: rows[0] });
  });

  it.each([
    ['no subtitles', 'en', 'INVALID'],
    ['', 'en', 'INVALID'],
    [vtt, 'nowhere', 'INVALID'],
    ['WEBVTT\n\n00:05.000 --> 00:04.000\nBack\n', 'en', 'INVALID'],
  ])('"%s" in "%s" are refused: %s', async (written, locale, code) => {
    const { lessonId: id } = await aSpokenLesson();
    expect(await (await app.as('admin')).codeOf(SUBTITLES, { id, locale, text: written })).toBe(
      code,
    );
    expect((await filesOf(id)).subtitles).toEqual([]);
  });
});

describe('downloads of a lesson', () => {
  it('are renamed, moved and removed, and numbered without gaps', async () => {
    const { lessonId } = await aSpokenLesson();
    const [first = '', second = ''] = await downloadsIn(lessonId, 'A', 'B', 'C');
    const admin = await app.as('admin');
    await admin.send(RENAME, { id: second, title: '  Outline ' });
    await admin.send(MOVE, { id: first, position: 99 });
    const titles = async () => (await filesOf(lessonId)).downloads.map(({ title }) => title);
    expect(await titles()).toEqual(['Outline', 'C', 'A']);
    await admin.send(REMOVE, { id: second });
    expect(await titles()).toEqual(['C', 'A']);
    const { db } = app.services.database;
    const rows = await db
      .select({ position: lessonDownloads.position })
      .from(lessonDownloads)
      .where(eq(lessonDownloads.lessonId, lessonId));
    expect(rows.map(({ position }) => position).toSorted()).toEqual([1, 2]);
    expect(await admin.codeOf(REMOVE, { id: second })).toBe('NOT_FOUND');
    expect(await admin.codeOf(RENAME, { id: first, title: ' ' })).toBe('INVALID');
  });
});

describe('who changes files of lessons', () => {
  it.each(['regionAdmin', 'manager', 'facilitator', 'student'] as const)(
    'is not %s',
    async (persona) => {
      const { lessonId: id } = await aSpokenLesson();
      const [download] = await downloadsIn(id, 'A');
      const person = await app.as(persona);
      const locale = 'de_DE';
      for (const [mutation, variables] of [
        [SUBTITLES, { id, locale, text: 'x' }],
        [inLocale('removeLessonMedia'), { id, locale }],
        [inLocale('removeLessonSubtitles'), { id, locale }],
        [RENAME, { id: download, title: 'x' }],
        [MOVE, { id: download, position: 1 }],
        [REMOVE, { id: download }],
      ] as const) {
        expect(await person.codeOf(mutation, variables)).toBe('FORBIDDEN');
      }
    },
  );
});
