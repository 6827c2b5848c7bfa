import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { courseActivities, lessonProgress } from './learning.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ME = 'user-student';
const db = () => app.services.database.db;
const PAGE =
  'query ($id: ID!) { studentLesson(_id: $id) { progress { _id lessonId positionSeconds playbackSpeed completed } } }';
const SAVE =
  'mutation ($input: LessonProgressInput!) { saveLessonProgress(lessonProgressInput: $input) { _id lessonId positionSeconds playbackSpeed completed } }';
const VISIT = 'mutation ($id: ID!) { recordCourseActivity(courseId: $id) }';

async function myCourse() {
  const group = await aGroup(app, { students: [ME, 'user-facilitator'] });
  return aCourse(app, { offeredTo: [group._id] });
}
const progressInput = (lessonId: string, more: object = {}) => ({
  input: { lessonId, positionSeconds: 30, playbackSpeed: 1, completed: false, ...more },
});

describe('saving progress', () => {
  const lessonOfMine = async () => aLesson(app, { courseId: (await myCourse())._id });

  it('continues where the person was, under one id from the beginning', async () => {
    const lesson = await lessonOfMine();
    const student = await app.as('student');
    const progress = async () => {
      const { data } = await student.send(PAGE, { id: lesson._id });
      return z.object({ progress: z.looseObject({ _id: z.string() }) }).parse(data?.studentLesson)
        .progress;
    };
    const fresh = await progress();
    expect(fresh).toMatchObject({
      lessonId: lesson._id,
      positionSeconds: 0,
      playbackSpeed: 1,
      completed: false,
    });
    const { data } = await student.send(
      SAVE,
      progressInput(lesson._id, { positionSeconds: 77, playbackSpeed: 1.25 }),
    );
    expect(data?.saveLessonProgress).toEqual({
      ...fresh,
      positionSeconds: 77,
      playbackSpeed: 1.25,
    });
    expect(await progress()).toEqual(data?.saveLessonProgress);
    const other = await (await app.as('facilitator')).send(PAGE, { id: lesson._id });
    expect(other.data?.studentLesson).toMatchObject({ progress: { positionSeconds: 0 } });
  });

  it('never takes back that a lesson is completed, nor its day', async () => {
    const lesson = await aLesson(app, {
      courseId: (await myCourse())._id,
      durationSeconds: null,
    });
    const student = await app.as('student');
    await student.send(SAVE, progressInput(lesson._id, { completed: true }));
    const firstDay = app.clock.now().toISOString();
    app.clock.advance(60_000);
    for (const completed of [false, true]) {
      const again = progressInput(lesson._id, { positionSeconds: 3, completed });
      const { data } = await student.send(SAVE, again);
      expect(data?.saveLessonProgress).toMatchObject({ completed: true, positionSeconds: 3 });
    }
    const [row] = await db()
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.lessonId, lesson._id));
    expect(row).toMatchObject({ completedAt: firstDay, updatedAt: app.clock.now().toISOString() });
  });

  it.each([
    [-5, 0],
    [600, 600],
    [601, 600],
    [2_147_483_647, 600],
  ])('keeps position %i of 600 seconds as %i', async (positionSeconds, kept) => {
    const lesson = await lessonOfMine();
    const input = progressInput(lesson._id, { positionSeconds });
    const { data } = await (await app.as('student')).send(SAVE, input);
    expect(data?.saveLessonProgress).toMatchObject({ positionSeconds: kept });
  });

  it.each([0.49, 2.5])('refuses the speed %f', async (playbackSpeed) => {
    const lesson = await lessonOfMine();
    const { errors } = await (
      await app.as('student')
    ).send(SAVE, progressInput(lesson._id, { playbackSpeed }));
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(['playbackSpeed']);
  });
});

describe('opening a course', () => {
  const visitsOf = (courseId: string) =>
    db().select().from(courseActivities).where(eq(courseActivities.courseId, courseId));

  it('is kept once a minute, also when it is told several times at once', async () => {
    const course = await myCourse();
    const student = await app.as('student');
    const answers = await Promise.all([1, 2, 3].map(() => student.send(VISIT, { id: course._id })));
    expect(answers.map((answer) => answer.data)).toEqual(
      [1, 2, 3].map(() => ({ recordCourseActivity: true })),
    );
    expect(await visitsOf(course._id)).toHaveLength(1);
    app.clock.advance(60_000);
    await student.send(VISIT, { id: course._id });
    await student.send(VISIT, { id: course._id });
    expect(await visitsOf(course._id)).toHaveLength(2);
    await (await app.as('facilitator')).send(VISIT, { id: course._id });
    expect(await visitsOf(course._id)).toHaveLength(3);
  });

  it('writes nothing when it is told again within the minute', async () => {
    const course = await myCourse();
    const student = await app.as('student');
    await student.send(VISIT, { id: course._id });
    await student.send(VISIT, { id: course._id });
    const audit = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, course._id));
    expect(audit.map((entry) => entry.action)).toEqual(['recordCourseActivity']);
  });

  it('is the last visit that the course shows', async () => {
    const course = await myCourse();
    const student = await app.as('student');
    await student.send(VISIT, { id: course._id });
    const query = 'query ($id: ID!) { studentCourse(_id: $id) { lastVisitedAt } }';
    expect((await student.send(query, { id: course._id })).data?.studentCourse).toEqual({
      lastVisitedAt: app.clock.now().toISOString(),
    });
  });
});
