import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { verifySignedUrl } from '../../platform/signed-url.ts';
import { countStatements, statementsOf } from '../../testing/count-statements.ts';
import { aQuestion } from '../../testing/factories/check.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aFile } from '../../testing/factories/file.ts';
import { aLesson, lessonsTitled } from '../../testing/factories/lesson.ts';
import { someProgress } from '../../testing/factories/progress.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lessonDownloads, lessons, lessonSubtitles } from './courses.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ONE = 'query ($id: ID!) { lesson(_id: $id) { _id title } }';
const LIST =
  'query ($filter: LessonFilter, $sort: LessonSort) { lessons(filter: $filter, sort: $sort) { total items { title } } }';
const CREATE =
  'mutation ($input: LessonInput!) { createLesson(lessonInput: $input) { _id version position course { _id } } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: LessonInput!) { updateLesson(_id: $id, version: $version, lessonInput: $input) { version position courseId } }';
const REMOVE = 'mutation ($id: ID!) { removeLesson(_id: $id) { _id title } }';

const anInput = (courseId: string, more: object = {}) => ({
  courseId,
  title: 'New',
  kind: 'VIDEO',
  position: 1,
  published: true,
  ...more,
});

/** Titles of a course's lessons in their order; fails when their positions are not 1…n. */
async function orderOf(courseId: string): Promise<string> {
  const rows = await app.services.database.db
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position));
  expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index + 1));
  return rows.map((row) => row.title).join(' ');
}

async function courseWith(...titles: string[]) {
  const { _id } = await aCourse(app);
  const made = await lessonsTitled(app, _id, ...titles);
  const idOf = (title: string) => made.find((lesson) => lesson.title === title)?._id ?? '';
  return { _id, idOf };
}

describe('who reads and changes lessons', () => {
  it.each(['admin', 'superadmin'] as const)('%s does both', async (who) => {
    const course = await courseWith('A');
    const person = await app.as(who);
    const input = anInput(course._id);
    expect(await person.codeOf(ONE, { id: course.idOf('A') })).toBeUndefined();
    expect(await person.codeOf(CREATE, { input })).toBeUndefined();
    expect(
      await person.codeOf(UPDATE, { id: course.idOf('A'), version: 2, input }),
    ).toBeUndefined();
    expect(await person.codeOf(REMOVE, { id: course.idOf('A') })).toBeUndefined();
  });

  it.each([
    ['regionAdmin', undefined],
    ['manager', 'FORBIDDEN'],
    ['student', 'FORBIDDEN'],
    ['student2', 'FORBIDDEN'],
    ['facilitator', 'FORBIDDEN'],
    ['reportsAdmin', 'FORBIDDEN'],
    ['newcomer', 'FORBIDDEN'],
  ] as const)('%s reads: %s, and changes none', async (who, reading) => {
    const course = await courseWith('A');
    const person = await app.as(who);
    const input = anInput(course._id);
    expect(await person.codeOf(ONE, { id: course.idOf('A') })).toBe(reading);
    expect(await person.codeOf(LIST)).toBe(reading);
    expect(await person.codeOf(CREATE, { input })).toBe('FORBIDDEN');
    expect(await person.codeOf(UPDATE, { id: course.idOf('A'), version: 1, input })).toBe(
      'FORBIDDEN',
    );
    expect(await person.codeOf(REMOVE, { id: course.idOf('A') })).toBe('FORBIDDEN');
    expect(await orderOf(course._id)).toBe('A');
  });

  it('a stranger is asked to log in', async () => {
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
    expect(await app.anonymous().codeOf(ONE, { id: 'any' })).toBe('UNAUTHENTICATED');
    expect(await app.anonymous().codeOf(REMOVE, { id: 'any' })).toBe('UNAUTHENTICATED');
  });

  it('says alike of every lesson that is not there', async () => {
    const admin = await app.as('admin');
    const { _id } = await aCourse(app);
    expect(await admin.codeOf(ONE, { id: 'nowhere' })).toBe('NOT_FOUND');
    expect(await admin.codeOf(REMOVE, { id: 'nowhere' })).toBe('NOT_FOUND');
    const change = { id: 'nowhere', version: 1, input: anInput(_id) };
    expect(await admin.codeOf(UPDATE, change)).toBe('NOT_FOUND');
  });
});

describe('the order of lessons', () => {
  it.each([
    [1, 'New A B C'],
    [2, 'A New B C'],
    [4, 'A B C New'],
    [50, 'A B C New'],
  ])('makes room for a new lesson at position %i', async (position, order) => {
    const course = await courseWith('A', 'B', 'C');
    const { data } = await (
      await app.as('admin')
    ).send(CREATE, {
      input: anInput(course._id, { position }),
    });
    expect(data?.createLesson).toMatchObject({ position: Math.min(position, 4), version: 1 });
    expect(await orderOf(course._id)).toBe(order);
  });

  it.each([
    ['A', 3, 'B C A'],
    ['C', 1, 'C A B'],
    ['B', 2, 'A B C'],
    ['A', 50, 'B C A'],
  ])('follows lesson %s to position %i', async (title, position, order) => {
    const course = await courseWith('A', 'B', 'C');
    const input = anInput(course._id, { title, position });
    const change = { id: course.idOf(title), version: 1, input };
    const { data } = await (await app.as('admin')).send(UPDATE, change);
    expect(data?.updateLesson).toMatchObject({ version: 2, position: Math.min(position, 3) });
    expect(await orderOf(course._id)).toBe(order);
  });

  it('closes up where a lesson moves to another course, and makes room there', async () => {
    const from = await courseWith('A', 'B', 'C');
    const to = await courseWith('X', 'Y');
    const input = anInput(to._id, { title: 'B', position: 2 });
    const change = { id: from.idOf('B'), version: 1, input };
    expect(await (await app.as('admin')).codeOf(UPDATE, change)).toBeUndefined();
    expect(await orderOf(from._id)).toBe('A C');
    expect(await orderOf(to._id)).toBe('X B Y');
  });

  it('closes up where a lesson is removed', async () => {
    const course = await courseWith('A', 'B', 'C');
    const { data } = await (await app.as('admin')).send(REMOVE, { id: course.idOf('A') });
    expect(data?.removeLesson).toEqual({ _id: course.idOf('A'), title: 'A' });
    expect(await orderOf(course._id)).toBe('B C');
  });

  it('stays whole when many change it at once', async () => {
    const course = await courseWith('A', 'B', 'C', 'D');
    const admin = await app.as('admin');
    const answers = await Promise.all([
      ...['E', 'F', 'G'].map((title) =>
        admin.send(CREATE, { input: anInput(course._id, { title, position: 2 }) }),
      ),
      admin.send(REMOVE, { id: course.idOf('D') }),
    ]);
    expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
    expect((await orderOf(course._id)).split(' ').toSorted().join('')).toBe('ABCEFG');
  });

  it('refuses a form that shows an old position of a lesson that was moved on', async () => {
    const course = await courseWith('A', 'B');
    const admin = await app.as('admin');
    await admin.send(CREATE, { input: anInput(course._id) });
    const stale = { id: course.idOf('B'), version: 1, input: anInput(course._id, { position: 2 }) };
    expect(await admin.codeOf(UPDATE, stale)).toBe('CONFLICT');
    expect(await orderOf(course._id)).toBe('New A B');
  });
});

describe('changing a lesson', () => {
  it('keeps what the form does not hold, and the audit', async () => {
    const course = await aCourse(app);
    const file = await aFile(app);
    const lesson = await aLesson(app, { courseId: course._id, mediaFileId: file._id });
    const input = anInput(course._id, { description: 'About Rome', published: false });
    await (await app.as('admin')).send(UPDATE, { id: lesson._id, version: 1, input });
    const { db } = app.services.database;
    const [row] = await db.select().from(lessons).where(eq(lessons._id, lesson._id));
    expect(row).toMatchObject({
      description: 'About Rome',
      published: false,
      durationSeconds: 600,
      updatedBy: 'user-admin',
    });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, lesson._id));
    expect(entry).toMatchObject({ before: { published: true }, after: { published: false } });
  });

  it.each([
    ['title', { title: '' }],
    ['position', { position: 0 }],
    ['courseId', { courseId: 'course-nowhere' }],
  ])('marks the field %s', async (field, wrong) => {
    const course = await courseWith('A');
    const admin = await app.as('admin');
    const input = anInput(course._id, wrong);
    for (const answer of [
      await admin.send(CREATE, { input }),
      await admin.send(UPDATE, { id: course.idOf('A'), version: 1, input }),
    ]) {
      expect(answer.errors?.[0]?.extensions.code).toBe('INVALID');
      expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    }
  });

  it('does not remove a lesson that somebody has begun', async () => {
    const course = await courseWith('A');
    await someProgress(app, { userId: 'user-student', lessonId: course.idOf('A') });
    const { errors } = await (await app.as('admin')).send(REMOVE, { id: course.idOf('A') });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'errors.inUse' });
    expect(await orderOf(course._id)).toBe('A');
  });
});

describe('reading lessons', () => {
  const MEDIA =
    'title mediaUrl mediaContentType subtitles { locale label url } downloads { title url contentType size }';

  async function lessonWithFiles(courseId: string) {
    const video = await aFile(app, { contentType: 'video/mp4', fileName: 'lesson.mp4' });
    const notes = await aFile(app, { fileName: 'Нотатки.pdf' });
    const text = await aFile(app, { contentType: 'text/vtt', fileName: 'uk.vtt' });
    const lesson = await aLesson(app, { courseId, mediaFileId: video._id });
    const { db } = app.services.database;
    await db
      .insert(lessonSubtitles)
      .values({ lessonId: lesson._id, locale: 'uk_UA', fileId: text._id });
    await db.insert(lessonDownloads).values({
      _id: `d-${lesson._id}`,
      lessonId: lesson._id,
      fileId: notes._id,
      title: 'Notes',
      position: 1,
    });
    return { lesson, video, notes, text };
  }

  const File = z.object({ url: z.string() });
  const Media = z.object({
    lesson: z.object({
      mediaUrl: z.string(),
      subtitles: z.array(File),
      downloads: z.array(File),
    }),
  });

  it('gives signed links to what it plays, its subtitles and its downloads', async () => {
    const { lesson, video, notes, text } = await lessonWithFiles((await aCourse(app))._id);
    const query = `query ($id: ID!) { lesson(_id: $id) { ${MEDIA} } }`;
    const { data } = await (await app.as('admin')).send(query, { id: lesson._id });
    expect(data?.lesson).toMatchObject({
      mediaContentType: 'video/mp4',
      subtitles: [{ locale: 'uk_UA', label: 'Українська' }],
      downloads: [{ title: 'Notes', contentType: 'application/pdf', size: 1234 }],
    });
    const { lesson: links } = Media.parse(data);
    const leadsTo = (url: string | undefined) => verifySignedUrl(app.services, url ?? '');
    expect(leadsTo(links.mediaUrl)).toMatchObject({ fileId: video._id, download: null });
    expect(leadsTo(links.subtitles[0]?.url)).toMatchObject({ fileId: text._id, download: null });
    expect(leadsTo(links.downloads[0]?.url)).toMatchObject({
      fileId: notes._id,
      download: 'Нотатки.pdf',
    });
  });

  it('shows an empty lesson as such', async () => {
    const lesson = await aLesson(app, { courseId: (await aCourse(app))._id });
    const query = `query ($id: ID!) { lesson(_id: $id) { ${MEDIA} } }`;
    const { data } = await (await app.as('admin')).send(query, { id: lesson._id });
    expect(data?.lesson).toEqual({
      title: 'Introduction',
      mediaUrl: null,
      mediaContentType: null,
      subtitles: [],
      downloads: [],
    });
  });

  it('filters and sorts', async () => {
    const { _id: courseId } = await aCourse(app);
    await aLesson(app, { courseId, title: 'Beta', kind: 'AUDIO', position: 1 });
    await aLesson(app, { courseId, title: 'Alpha', published: false, position: 2 });
    const admin = await app.as('admin');
    const titles = async (filter: object, sort?: object) => {
      const { data } = await admin.send(LIST, { filter: { courseId, ...filter }, sort });
      return data?.lessons;
    };
    const list = (...items: string[]) => ({
      total: items.length,
      items: items.map((title) => ({ title })),
    });
    expect(await titles({})).toEqual(list('Beta', 'Alpha'));
    expect(await titles({ q: 'ALPH' })).toEqual(list('Alpha'));
    expect(await titles({ kind: 'AUDIO' })).toEqual(list('Beta'));
    expect(await titles({ published: false })).toEqual(list('Alpha'));
    expect(await titles({}, { field: 'title', order: 'ASC' })).toEqual(list('Alpha', 'Beta'));
    const down = { field: 'position', order: 'DESC' };
    expect(await titles({}, down)).toEqual(list('Alpha', 'Beta'));
  });

  it('costs one statement and the session with all files, for 10 lessons and for 100', async () => {
    const admin = await app.as('admin');
    const query = `query ($courseId: ID) { lessons(filter: { courseId: $courseId }, page: { page: 1, perPage: 200 }) { total items { ${MEDIA} course { name } } } }`;
    const { _id: courseId } = await aCourse(app);
    for (let index = 0; index < 10; index += 1) await lessonWithFiles(courseId);
    expect(await statementsOf(app, () => admin.send(query, { courseId }))).toHaveLength(2);
    for (let index = 0; index < 90; index += 1) await aLesson(app, { courseId });
    expect(await countStatements(app, () => admin.send(query, { courseId }))).toBe(2);
  });
});

describe('what a recording asks', () => {
  const SAVED =
    'mutation ($id: ID!, $version: Int!, $input: LessonInput!) { updateLesson(_id: $id, version: $version, lessonInput: $input) { version checks { _id atSeconds questionId } } }';

  async function authoring() {
    const course = await courseWith('A');
    const [one, two] = [await aQuestion(app, course._id), await aQuestion(app, course._id)];
    const admin = await app.as('admin');
    const save = (version: number, checks?: object[], more: object = {}) =>
      admin.send(SAVED, {
        id: course.idOf('A'),
        version,
        input: anInput(course._id, { checks, ...more }),
      });
    return { one: one._id, two: two._id, save };
  }
  const Saved = z.object({
    updateLesson: z.object({
      version: z.number(),
      checks: z.array(z.object({ _id: z.string(), atSeconds: z.number(), questionId: z.string() })),
    }),
  });

  it('is kept in the order of the recording; a question that moves stays the same check', async () => {
    const { one, two, save } = await authoring();
    const asked = async (version: number, checks?: object[]) =>
      Saved.parse((await save(version, checks)).data).updateLesson.checks;
    const first = await asked(1, [
      { questionId: one, atSeconds: 300 },
      { questionId: two, atSeconds: 60 },
    ]);
    expect(first.map(({ questionId }) => questionId)).toEqual([two, one]);
    expect(await asked(2)).toEqual(first);
    const [moved] = await asked(3, [{ questionId: one, atSeconds: 30 }]);
    expect(moved).toEqual({ ...first[1], atSeconds: 30 });
    expect(await asked(4, [])).toEqual([]);
  });

  it('is refused at the field that is wrong', async () => {
    const { one, two, save } = await authoring();
    const { _id: elsewhere } = await aQuestion(app, (await courseWith('B'))._id);
    const fieldsOf = async (checks: object[], more: object = {}) =>
      Object.keys((await save(1, checks, more)).errors?.[0]?.extensions.fields ?? {});
    expect(await fieldsOf([{ questionId: one, atSeconds: 600 }])).toEqual(['checks.0.atSeconds']);
    const at = (questionId: string, atSeconds = 10) => ({ questionId, atSeconds });
    expect(await fieldsOf([at(one), at(two)])).toEqual(['checks.1.atSeconds']);
    expect(await fieldsOf([at(one), at(one, 20)])).toEqual(['checks.1.questionId']);
    expect(await fieldsOf([at(elsewhere)])).toEqual(['checks.0.questionId']);
    expect(await fieldsOf([at('nowhere')])).toEqual(['checks.0.questionId']);
    expect(await fieldsOf([at(one)], { kind: 'TEXT' })).toEqual(['checks']);
    expect((await save(2, [at(one)])).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
