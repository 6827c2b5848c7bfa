import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { aCourse, anOffering } from '../../testing/factories/course.ts';
import { aFile } from '../../testing/factories/file.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { SAVE_PROGRESS } from '../../testing/lesson-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { lessonDownloads, lessonSubtitles } from './courses.table.ts';
import { insertOfferings } from './offerings.repo.ts';

let app: TestApp;
let student: TestClient;
let facilitator: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  facilitator = await app.as('facilitator');
});
afterAll(() => app.close());

const COURSE =
  'query Course($id: ID!) { studentCourse(_id: $id) { startsOn endsOn nextLesson { title } lessons { _id title releasedAt } } }';
const LESSON =
  'query Lesson($id: ID!) { studentLesson(_id: $id) { title content releasedAt mediaUrl mediaContentType durationSeconds media { mediaUrl } subtitles { url } downloads { url } next { title } } }';
const NOTES = 'query Notes($id: ID!) { lessonNotes(lessonId: $id) { _id } }';
const CREATE_NOTE =
  'mutation Note($id: ID!, $lessonId: ID!) { createLessonNote(_id: $id, lessonId: $lessonId, lessonNoteInput: { atSeconds: 1, text: "x" }) { _id } }';
const READ = 'mutation Read($id: ID!) { markLessonRead(lessonId: $id) { completed } }';
const VISIT = 'mutation Visit($id: ID!) { recordCourseActivity(courseId: $id) }';

const Course = z.object({
  studentCourse: z.object({
    startsOn: z.string(),
    endsOn: z.string(),
    nextLesson: z.object({ title: z.string() }).nullable(),
    lessons: z.array(
      z.object({ _id: z.string(), title: z.string(), releasedAt: z.string().nullable() }),
    ),
  }),
});
const courseOf = async (client: TestClient, id: string) =>
  (await client.read(Course, COURSE, { id })).studentCourse;

/** It is the day before, 21:59:59 in UTC: midnight comes to Cape Town in a second. */
const EVE = new Date('2026-03-04T21:59:59.000Z');
const setClock = (moment: Date) => app.clock.advance(moment.getTime() - app.clock.now().getTime());
beforeEach(() => setClock(EVE));

interface Run {
  readonly startsOn: string;
  readonly endsOn?: string;
  readonly regionId?: string;
}

/** A course that runs so in one group each, of the same people. */
async function running(...runs: readonly Run[]) {
  const course = await aCourse(app);
  for (const { regionId = 'region-cape-town', ...days } of runs) {
    const group = await aGroup(app, {
      regionId,
      students: ['user-student'],
      facilitators: ['user-facilitator'],
    });
    const offering = anOffering({ courseId: course._id, groupId: group._id, ...days });
    await insertOfferings(app.services.database.db, [offering]);
  }
  return course._id;
}

describe('a course', () => {
  it('opens at midnight of its first day, where its group is', async () => {
    const id = await running({ startsOn: '2026-03-05' });
    const list = '{ studentCourses { _id } }';
    const listed = async () => JSON.stringify((await student.send(list)).data).includes(id);
    expect(await student.codeOf(COURSE, { id })).toBe('NOT_FOUND');
    expect(await student.codeOf(VISIT, { id })).toBe('NOT_FOUND');
    expect(await listed()).toBe(false);
    app.clock.advance(1000);
    expect(await student.codeOf(COURSE, { id })).toBeUndefined();
    expect(await student.codeOf(VISIT, { id })).toBeUndefined();
    expect(await listed()).toBe(true);
  });

  it('opens hours later where the day begins later', async () => {
    const id = await running({ startsOn: '2026-03-05', regionId: 'region-denver' });
    app.clock.advance(1000);
    expect(await student.codeOf(COURSE, { id })).toBe('NOT_FOUND');
    setClock(new Date('2026-03-05T07:00:00Z'));
    expect(await student.codeOf(COURSE, { id })).toBeUndefined();
  });

  it('is open before to whoever facilitates it', async () => {
    const id = await running({ startsOn: '2026-06-01' });
    expect(await student.codeOf(COURSE, { id })).toBe('NOT_FOUND');
    expect(await facilitator.codeOf(COURSE, { id })).toBeUndefined();
  });

  it('stays readable when it is over, and tells its days in all groups of the person', async () => {
    const past = await running({ startsOn: '2025-01-06', endsOn: '2025-05-30' });
    expect(await courseOf(student, past)).toMatchObject({
      startsOn: '2025-01-06',
      endsOn: '2025-05-30',
    });
    const twice = await running(
      { startsOn: '2026-01-05', endsOn: '2026-05-30' },
      { startsOn: '2026-03-02', endsOn: '2026-07-30' },
      { startsOn: '2026-03-06', endsOn: '2026-09-30' },
    );
    expect(await courseOf(student, twice)).toMatchObject({
      startsOn: '2026-01-05',
      endsOn: '2026-07-30',
    });
  });
});

/** A course since the fifth, with a lesson that is open and one that opens five days after it. */
async function withLaterLesson(...runs: readonly Run[]) {
  const courseId = await running(...(runs.length > 0 ? runs : [{ startsOn: '2026-02-28' }]));
  const file = await aFile(app, { contentType: 'video/mp4' });
  await aLesson(app, { courseId, title: 'Now' });
  const { _id } = await aLesson(app, {
    courseId,
    title: 'Later',
    position: 2,
    releaseAfterDays: 5,
    content: '<p>Secret</p>',
    mediaFileId: file._id,
  });
  const { db } = app.services.database;
  await db.insert(lessonSubtitles).values({ lessonId: _id, locale: 'en', fileId: file._id });
  const place = { title: 'Outline', position: 1 };
  await db
    .insert(lessonDownloads)
    .values({ ...place, _id: newId(), lessonId: _id, fileId: file._id });
  return { courseId, later: _id };
}

describe('a lesson that opens later', () => {
  it('is listed with its moment, and is no next lesson before', async () => {
    const { courseId, later } = await withLaterLesson();
    const before = await courseOf(student, courseId);
    expect(before.lessons[1]).toEqual({
      _id: later,
      title: 'Later',
      releasedAt: '2026-03-04T22:00:00.000Z',
    });
    expect(before.lessons[0]?.releasedAt).toBeNull();
    const now = before.lessons[0]?._id;
    const page = await student.send(LESSON, { id: now });
    expect(page.data?.studentLesson).toMatchObject({ next: { title: 'Later' } });
    app.clock.advance(1000);
    expect((await courseOf(student, courseId)).lessons[1]?.releasedAt).toBeNull();
  });

  it('has nothing to see, hear, read or take away before, on its own page neither', async () => {
    const { later } = await withLaterLesson();
    expect((await student.send(LESSON, { id: later })).data?.studentLesson).toMatchObject({
      title: 'Later',
      releasedAt: '2026-03-04T22:00:00.000Z',
      content: null,
      mediaUrl: null,
      mediaContentType: null,
      media: [],
      subtitles: [],
      downloads: [],
    });
    app.clock.advance(1000);
    expect((await student.send(LESSON, { id: later })).data?.studentLesson).toMatchObject({
      releasedAt: null,
      content: '<p>Secret</p>',
      mediaUrl: expect.any(String),
      media: [expect.anything()],
      subtitles: [expect.anything()],
      downloads: [expect.anything()],
    });
  });

  it('takes no progress and no notes before', async () => {
    const { later } = await withLaterLesson();
    const input = { lessonId: later, positionSeconds: 1, playbackSpeed: 1, completed: false };
    const codes = async () => [
      await student.codeOf(SAVE_PROGRESS, { input }),
      await student.codeOf(READ, { id: later }),
      await student.codeOf(NOTES, { id: later }),
      await student.codeOf(CREATE_NOTE, { id: newId(), lessonId: later }),
    ];
    expect(await codes()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    app.clock.advance(1000);
    expect(await codes()).toEqual([undefined, 'INVALID', undefined, undefined]);
  });

  it('opens with the first of the person’s groups, and at once to its facilitator', async () => {
    const { courseId } = await withLaterLesson(
      { startsOn: '2026-03-03' },
      { startsOn: '2026-03-01' },
    );
    const { lessons } = await courseOf(student, courseId);
    expect(lessons[1]?.releasedAt).toBe('2026-03-05T22:00:00.000Z');
    expect((await courseOf(facilitator, courseId)).lessons[1]?.releasedAt).toBeNull();
  });

  it('is what comes next once it is open', async () => {
    const courseId = await running({ startsOn: '2026-02-28' });
    await aLesson(app, { courseId, title: 'Later', releaseAfterDays: 5 });
    expect((await courseOf(student, courseId)).nextLesson).toBeNull();
    app.clock.advance(1000);
    expect((await courseOf(student, courseId)).nextLesson).toEqual({ title: 'Later' });
  });
});
