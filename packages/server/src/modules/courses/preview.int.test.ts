import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCourse } from '../../testing/factories/course.ts';
import { aFile } from '../../testing/factories/file.ts';
import { aLesson, lessonsTitled } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lessonProgress } from '../learning/learning.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const COURSE =
  'query ($id: ID!) { previewCourse(_id: $id) { name lessonCount completedLessons nextLesson { title } lessons { title completed } } }';
const LESSON =
  'query ($id: ID!) { previewLesson(_id: $id) { title kind mediaUrl course { name } progress { positionSeconds completed } previous { title } next { title } } }';

describe('a preview', () => {
  it('shows a course as a beginner will see it, before it is published', async () => {
    const { _id: id } = await aCourse(app, { name: 'Romans', published: false });
    await lessonsTitled(app, id, 'A', 'B');
    await aLesson(app, { courseId: id, title: 'C', position: 3, published: false });
    const { data } = await (await app.as('admin')).send(COURSE, { id });
    expect(data).toEqual({
      previewCourse: {
        name: 'Romans',
        lessonCount: 3,
        completedLessons: 0,
        nextLesson: { title: 'A' },
        lessons: ['A', 'B', 'C'].map((title) => ({ title, completed: false })),
      },
    });
  });

  it('shows a lesson with what it plays and what is beside it, and saves nothing', async () => {
    const { db } = app.services.database;
    const before = await db.$count(lessonProgress);
    const { _id: courseId } = await aCourse(app, { name: 'Romans' });
    const { _id: mediaFileId } = await aFile(app, { contentType: 'video/mp4' });
    const lesson = await aLesson(app, { courseId, title: 'A', mediaFileId, published: false });
    await aLesson(app, { courseId, title: 'B', position: 2 });
    const { data } = await (await app.as('admin')).send(LESSON, { id: lesson._id });
    expect(data).toEqual({
      previewLesson: {
        title: 'A',
        kind: 'VIDEO',
        mediaUrl: expect.stringContaining(mediaFileId),
        course: { name: 'Romans' },
        progress: { positionSeconds: 0, completed: false },
        previous: null,
        next: { title: 'B' },
      },
    });
    expect(await db.$count(lessonProgress)).toBe(before);
  });

  it.each([
    ['regionAdmin', undefined, 'NOT_FOUND'],
    ['manager', 'FORBIDDEN', 'FORBIDDEN'],
    ['student', 'FORBIDDEN', 'FORBIDDEN'],
  ] as const)('is for admins: %s is answered %s', async (persona, answer, missing) => {
    const person = await app.as(persona);
    expect(await person.codeOf(COURSE, { id: 'course-bib101' })).toBe(answer);
    expect(await person.codeOf(LESSON, { id: 'lesson-bib101-1' })).toBe(answer);
    expect(await person.codeOf(COURSE, { id: 'nowhere' })).toBe(missing);
    expect(await person.codeOf(LESSON, { id: 'nowhere' })).toBe(missing);
  });
});
