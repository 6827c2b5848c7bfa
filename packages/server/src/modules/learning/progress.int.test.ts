import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { aCheck } from '../../testing/factories/check.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { someProgress } from '../../testing/factories/progress.ts';
import { lessonOf, lessonRoom, stretchesOf } from '../../testing/lesson-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { courseActivities, lessonCheckAnswers, lessonProgress } from './learning.table.ts';

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

describe('what a recording asks', () => {
  const ANSWER =
    'mutation ($input: LessonCheckAnswerInput!) { answerLessonCheck(lessonCheckAnswerInput: $input) { right check { answered tries } progress { completed positionSeconds } } }';
  const CHECKS =
    'query ($id: ID!) { studentLesson(_id: $id) { checks { atSeconds kind text choices { text } answered tries } } }';
  const PREVIEW =
    'query ($id: ID!, $answer: GivenAnswerInput!) { previewLessonCheck(checkId: $id, answer: $answer) }';

  /** A lesson of ten minutes that was begun an hour ago and asks at these seconds. */
  async function asking(...seconds: number[]) {
    const lesson = await lessonOf(app, ME);
    await someProgress(app, { userId: ME, lessonId: lesson._id });
    const checks: Awaited<ReturnType<typeof aCheck>>[] = [];
    for (const second of seconds) checks.push(await aCheck(app, lesson, second));
    const student = await app.as('student');
    const answer = async (at: number, choice: 'right' | 'wrong', triesBefore = 0) => {
      const check = checks[at];
      const { data } = await student.send(ANSWER, {
        input: { checkId: check?._id, triesBefore, answer: { choiceIds: [check?.[choice]] } },
      });
      return data?.answerLessonCheck;
    };
    return { lesson, checks, student, room: lessonRoom(student), answer };
  }

  it('is shown in its order, without a word of what is right', async () => {
    const { lesson, student } = await asking(300, 100);
    const { data } = await student.send(CHECKS, { id: lesson._id });
    const one = { kind: 'SINGLE_CHOICE', text: 'Question 1', answered: false, tries: 0 };
    const choices = [{ text: 'Right' }, { text: 'Wrong' }];
    expect(data?.studentLesson).toEqual({
      checks: [
        { ...one, choices, atSeconds: 100 },
        { ...one, choices, atSeconds: 300 },
      ],
    });
  });

  it('may be tried without end; a try that is sent twice counts once, and none after the right one', async () => {
    const { answer } = await asking(100);
    expect(await answer(0, 'wrong')).toMatchObject({ right: false, check: { tries: 1 } });
    expect(await answer(0, 'wrong')).toMatchObject({ check: { answered: false, tries: 1 } });
    expect(await answer(0, 'wrong', 1)).toMatchObject({ right: false, check: { tries: 2 } });
    const done = { right: true, check: { answered: true, tries: 3 } };
    expect(await answer(0, 'right', 2)).toMatchObject(done);
    expect(await answer(0, 'wrong', 3)).toMatchObject({ ...done, right: false });
  });

  it('lets nothing count that lies behind it, until it is answered', async () => {
    const { lesson, room, answer } = await asking(100, 300);
    const all = { watched: [[0, 600]], at: 600 } as const;
    const first = await room.tell(lesson._id, all);
    expect([stretchesOf(first), first.positionSeconds]).toEqual([[[0, 100]], 100]);
    await answer(0, 'right');
    const second = await room.tell(lesson._id, all);
    expect([stretchesOf(second), second.positionSeconds]).toEqual([[[0, 300]], 300]);
    await answer(1, 'right');
    expect(await room.tell(lesson._id, all)).toMatchObject({ completed: true, seenPercent: 100 });
  });

  it('completes a lesson of which enough was seen with the last right answer', async () => {
    const { lesson, room, answer } = await asking(595);
    const seen = await room.tell(lesson._id, { watched: [[0, 595]], at: 595 });
    expect(seen).toMatchObject({ completed: false, seenPercent: 99 });
    expect(await answer(0, 'wrong')).toMatchObject({ progress: { completed: false } });
    expect(await answer(0, 'right', 1)).toMatchObject({ progress: { completed: true } });
  });

  it('holds nobody up who completed the lesson before, nor where no recording is that long', async () => {
    const { lesson, room } = await asking(700);
    const told = await room.tell(lesson._id, { watched: [[0, 600]], at: 600 });
    expect(told).toMatchObject({ completed: true, positionSeconds: 600 });
    await aCheck(app, lesson, 100);
    expect(await room.tell(lesson._id, { at: 400 })).toMatchObject({
      completed: true,
      positionSeconds: 400,
    });
  });

  it('refuses what is no answer to it, and whoever the lesson is not open to', async () => {
    const { checks, student } = await asking(100);
    const input = { checkId: checks[0]?._id, triesBefore: 0 };
    for (const answer of [
      {},
      { text: 'Right' },
      { choiceIds: ['another'] },
      { choiceIds: [checks[0]?.right, checks[0]?.wrong] },
    ]) {
      expect(await student.codeOf(ANSWER, { input: { ...input, answer } })).toBe('INVALID');
    }
    const answer = { choiceIds: [checks[0]?.right] };
    for (const persona of ['student2', 'admin', 'regionAdmin'] as const) {
      const person = await app.as(persona);
      expect(await person.codeOf(ANSWER, { input: { ...input, answer } })).toBe('NOT_FOUND');
    }
    const nowhere = { ...input, checkId: 'nowhere', answer };
    expect(await student.codeOf(ANSWER, { input: nowhere })).toBe('NOT_FOUND');
  });

  it('is tried in a preview without a trace', async () => {
    const { checks } = await asking(100);
    const [check] = checks;
    const admin = await app.as('admin');
    const tried = async (choice: string | undefined) =>
      (await admin.send(PREVIEW, { id: check?._id, answer: { choiceIds: [choice] } })).data;
    expect(await tried(check?.right)).toEqual({ previewLessonCheck: true });
    expect(await tried(check?.wrong)).toEqual({ previewLessonCheck: false });
    const kept = await db()
      .select()
      .from(lessonCheckAnswers)
      .where(eq(lessonCheckAnswers.checkId, check?._id ?? ''));
    expect(kept).toEqual([]);
    const student = await app.as('student');
    const answer = { choiceIds: [check?.right] };
    expect(await student.codeOf(PREVIEW, { id: check?._id, answer })).toBe('FORBIDDEN');
  });
});
