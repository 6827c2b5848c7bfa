import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { START } from '../../testing/exam-room.ts';
import { aCourse, anOffering } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { someProgress } from '../../testing/factories/progress.ts';
import { lessonRoom } from '../../testing/lesson-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { courseOfferings } from '../courses/courses.table.ts';

let app: TestApp;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
});
afterAll(() => app.close());

const ME = 'user-student';
const EXAM =
  'query Exam($id: ID!) { studentExam(_id: $id) { blockedReason requirements { lessonId title minimumSeenPercent seenPercent } } }';
const Exam = z.object({
  studentExam: z.object({
    blockedReason: z.string().nullable(),
    requirements: z.array(
      z.object({
        lessonId: z.string(),
        title: z.string(),
        minimumSeenPercent: z.number(),
        seenPercent: z.number(),
      }),
    ),
  }),
});

async function course() {
  const group = await aGroup(app, { students: [ME] });
  const { _id } = await aCourse(app, { offeredTo: [group._id] });
  return { courseId: _id, exam: await anExam(app, { courseId: _id }) };
}
const look = async (id: string) => (await student.read(Exam, EXAM, { id })).studentExam;
const start = (examId: string) => student.send(START, { _id: newId(), examId });

describe('an exam whose course has lessons to be seen', () => {
  it('names them before, and does not begin', async () => {
    const { courseId, exam } = await course();
    const { _id } = await aLesson(app, { courseId, title: 'Rome', minimumSeenPercent: 80 });
    await someProgress(app, { userId: ME, lessonId: _id, watched: '{[0,470)}' });
    expect(await look(exam._id)).toEqual({
      blockedReason: 'Please see the lessons that this exam asks for first.',
      requirements: [{ lessonId: _id, title: 'Rome', minimumSeenPercent: 80, seenPercent: 78 }],
    });
    const { errors } = await start(exam._id);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      key: 'errors.learning.examNeedsLessons',
    });
  });

  it('begins as soon as enough is seen', async () => {
    const { courseId, exam } = await course();
    const { _id } = await aLesson(app, { courseId, minimumSeenPercent: 80 });
    await someProgress(app, { userId: ME, lessonId: _id, watched: '{[0,470)}' });
    await lessonRoom(student).tell(_id, { watched: [[470, 480]] });
    expect(await look(exam._id)).toEqual({ blockedReason: null, requirements: [] });
    expect((await start(exam._id)).errors).toBeUndefined();
  });

  it('asks for texts to be read, and for nothing of lessons without a rule or hidden ones', async () => {
    const { courseId, exam } = await course();
    const text = { kind: 'TEXT' as const, durationSeconds: null, minimumSeenPercent: 100 };
    const { _id } = await aLesson(app, { courseId, ...text });
    await aLesson(app, { courseId, position: 2 });
    await aLesson(app, { courseId, position: 3, minimumSeenPercent: 50, published: false });
    await aLesson(app, { courseId, position: 4, minimumSeenPercent: 0 });
    expect((await look(exam._id)).requirements.map(({ lessonId }) => lessonId)).toEqual([_id]);
    await lessonRoom(student).markRead(_id);
    expect((await look(exam._id)).requirements).toEqual([]);
  });

  it('goes on where it has begun, also when a lesson is asked for later', async () => {
    const { courseId, exam } = await course();
    const first = await start(exam._id);
    await aLesson(app, { courseId, minimumSeenPercent: 10 });
    const again = await start(exam._id);
    expect(again.data?.startExamAttempt).toEqual(first.data?.startExamAttempt);
    expect((await look(exam._id)).blockedReason).toBeNull();
  });
});

describe('an exam of a course that begins later', () => {
  it('is not there before', async () => {
    const group = await aGroup(app, { students: [ME] });
    const { _id: courseId } = await aCourse(app);
    const startsOn = app.clock.now().toISOString().slice(0, 10);
    const tomorrow = new Date(Date.parse(startsOn) + 86_400_000).toISOString().slice(0, 10);
    const offering = anOffering({ courseId, groupId: group._id, startsOn: tomorrow });
    await app.services.database.db.insert(courseOfferings).values(offering);
    const exam = await anExam(app, { courseId });
    expect(await student.codeOf(EXAM, { id: exam._id })).toBe('NOT_FOUND');
    expect((await start(exam._id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    app.clock.advance(86_400_000);
    expect(await student.codeOf(EXAM, { id: exam._id })).toBeUndefined();
  });
});
