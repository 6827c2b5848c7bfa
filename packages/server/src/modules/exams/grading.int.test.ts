import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { groupId } from '../../seed/places.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { gradeChanges } from '../grades/grades.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import { examWindows } from './exams.table.ts';

let app: TestApp;
let facilitator: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  facilitator = await app.as('facilitator');
});
afterAll(() => app.close());

/** An attempt that was handed in with as many essays, ten points each. */
async function handedIn(essays = 1, number = 1) {
  const points = Array.from({ length: essays }, () => 10);
  const exam: TestExam = await anExam(app, { title: 'Galatians', points });
  const { _id } = await aResult(app, exam, {
    number,
    status: 'MARKING',
    finishedAt: null,
    submittedAt: app.clock.now().toISOString(),
    score: null,
    passed: null,
    points: null,
    totalPoints: null,
  });
  const rows = exam.questions.map((question, at) => ({
    attemptId: _id,
    position: at + 1,
    questionId: question._id,
    versionId: question.versionId,
    itemId: question._id,
    kind: 'ESSAY' as const,
    points: 10,
    partIds: [],
  }));
  await app.services.database.db.insert(attemptQuestions).values(rows);
  return { _id, exam, questionIds: rows.map(({ questionId }) => questionId) };
}

const MARK =
  'mutation Mark($attemptId: ID!, $questionId: ID!, $earned: Float, $comment: String, $reason: String, $version: Int!) { gradeExamAnswer(reason: $reason, attemptId: $attemptId, questionId: $questionId, earned: $earned, comment: $comment, version: $version) { status score version answers { earned comment } } }';
const Marked = z.object({
  gradeExamAnswer: z.object({
    status: z.string(),
    score: z.number(),
    version: z.number(),
    answers: z.array(z.object({ earned: z.number().nullable(), comment: z.string().nullable() })),
  }),
});
const WAITING =
  'query W($filter: AttemptsToMarkFilter) { attemptsToMark(filter: $filter) { total items { _id } } }';
const Waiting = z.object({ attemptsToMark: z.object({ total: z.number() }) });

type Given = { readonly _id: string; readonly questionIds: readonly string[] };
const marks = (
  { _id, questionIds }: Given,
  at: number,
  earned: number | null,
  version: number,
) => ({
  attemptId: _id,
  questionId: questionIds[at] ?? '',
  earned,
  comment: earned === null ? null : 'Well said.',
  version,
});
const mark = async (variables: ReturnType<typeof marks> & { readonly reason?: string }) =>
  (await facilitator.read(Marked, MARK, variables)).gradeExamAnswer;
const waiting = async (by: TestClient, examId: string) =>
  (await by.read(Waiting, WAITING, { filter: { examId } })).attemptsToMark.total;
const told = async (id: string) => {
  const { db } = app.services.database;
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, 'user-student'));
  return rows.filter(({ link }) => link?.endsWith(id)).map(({ description }) => description);
};

describe('essays', () => {
  it('wait for who facilitates the group and admins of its region, and for nobody else', async () => {
    const { exam } = await handedIn();
    for (const [persona, total] of [
      ['facilitator', 1],
      ['regionAdmin', 1],
      ['admin', 1],
      ['manager', 0],
      ['student', 0],
      ['student2', 0],
      ['regionAdmin2', 0],
    ] as const) {
      expect([persona, await waiting(await app.as(persona), exam._id)]).toEqual([persona, total]);
    }
  });

  it('are marked one by one; with the last the score stands and the student is told', async () => {
    const given = await handedIn(2);
    const first = await mark(marks(given, 0, 8.25, 1));
    expect(first).toMatchObject({ status: 'MARKING', score: 0, version: 2 });
    expect(await told(given._id)).toEqual([]);
    const last = await mark(marks(given, 1, 7, 2));
    expect(last).toMatchObject({ status: 'PASSED', score: 76, version: 3 });
    expect(last.answers[0]).toEqual({ earned: 8.25, comment: 'Well said.' });
    expect(await told(given._id)).toEqual(['You passed “Galatians” with 76%.']);
    expect(await waiting(facilitator, given.exam._id)).toBe(0);
  });

  it('whose marks are taken back wait again, and the student is told of that', async () => {
    const given = await handedIn(2);
    await mark(marks(given, 0, 8, 1));
    const without = await facilitator.send(MARK, { ...marks(given, 0, null, 2), reason: '  ' });
    expect(without.errors?.[0]?.extensions.fields).toEqual({ reason: 'This field is required.' });
    const open = await mark({ ...marks(given, 0, null, 2), reason: 'The wrong student.' });
    expect(open).toMatchObject({ status: 'MARKING', version: 3 });
    expect(open.answers[0]).toEqual({ earned: null, comment: null });
    await mark(marks(given, 0, 8, 3));
    await mark(marks(given, 1, 8, 4));
    const again = await mark({ ...marks(given, 1, null, 5), reason: 'A page was missing.' });
    expect(again).toMatchObject({ status: 'MARKING', score: 0, version: 6 });
    expect(await told(given._id)).toEqual([
      'You passed “Galatians” with 80%.',
      'The marks of your answers in “Galatians” were taken back; they will be given anew.',
    ]);
    const { db } = app.services.database;
    const [noted] = await db
      .select()
      .from(gradeChanges)
      .where(eq(gradeChanges.subjectId, given._id));
    expect(noted).toMatchObject({ before: 80, after: null, reason: 'A page was missing.' });
    const audit = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, given._id))
      .orderBy(auditEntries.at);
    expect(
      audit.flatMap(
        ({ after }) => z.looseObject({ reason: z.string() }).safeParse(after).data?.reason ?? [],
      ),
    ).toEqual(['The wrong student.', 'A page was missing.']);
    expect(await waiting(facilitator, given.exam._id)).toBe(1);
    expect(await mark(marks(given, 1, 9, 6))).toMatchObject({ status: 'PASSED', score: 85 });
  });

  it('keep their marks once the student has gone on, or the score was corrected', async () => {
    const failed = await handedIn();
    await mark(marks(failed, 0, 3, 1));
    await aResult(app, failed.exam, { number: 2, status: 'OPEN', finishedAt: null, passed: null });
    const slip = { reason: 'A slip.' };
    expect(await facilitator.codeOf(MARK, { ...marks(failed, 0, null, 2), ...slip })).toBe(
      'CONFLICT',
    );
    const corrected = await handedIn();
    await mark(marks(corrected, 0, 3, 1));
    const CORRECT =
      'mutation C($id: ID!) { correctExamResult(_id: $id, examResultInput: { score: 72, reason: "Looked at again." }, version: 2) { _id } }';
    await (await app.as('admin')).send(CORRECT, { id: corrected._id });
    const after = { ...marks(corrected, 0, null, 3), ...slip };
    expect(await facilitator.codeOf(MARK, after)).toBe('CONFLICT');
  });

  it('take no more points than they are worth, and no marks of others', async () => {
    const given = await handedIn();
    const { errors } = await facilitator.send(MARK, marks(given, 0, 10.01, 1));
    expect(errors?.[0]?.extensions.fields).toEqual({ earned: 'Give 0 to 10 points.' });
    expect(await facilitator.codeOf(MARK, marks(given, 0, 5, 9))).toBe('CONFLICT');
    for (const persona of ['student', 'student2', 'manager', 'regionAdmin2'] as const) {
      const code = await (await app.as(persona)).codeOf(MARK, marks(given, 0, 5, 1));
      expect([persona, code]).toEqual([persona, 'NOT_FOUND']);
    }
  });
});

describe('the exams of a course, as who facilitates a group of it finds them', () => {
  const FACILITATED =
    'query ($id: ID!) { studentCourse(_id: $id) { facilitatedExams { examId title group { _id } opensAt deadline closesAt zone toMark } } }';

  it('stand there with their window and what waits for marks, and for nobody else', async () => {
    const { exam } = await handedIn();
    await anExam(app, { courseId: exam.courseId, title: 'Hidden', published: false });
    const deadline = '2026-03-09T21:59:00+00:00';
    const { db } = app.services.database;
    const window = { _id: newId(), examId: exam._id, groupId: groupId('cape-town-1'), deadline };
    await db.insert(examWindows).values(window);
    const seen = async (client: TestClient) =>
      (await client.send(FACILITATED, { id: exam.courseId })).data?.studentCourse;
    expect(await seen(facilitator)).toMatchObject({
      facilitatedExams: [
        {
          examId: exam._id,
          title: 'Galatians',
          group: { _id: groupId('cape-town-1') },
          opensAt: null,
          deadline: expect.stringContaining('2026-03-09'),
          zone: 'Africa/Johannesburg',
          toMark: 1,
        },
      ],
    });
    expect(await seen(await app.as('student'))).toEqual({ facilitatedExams: [] });
    expect(await seen(await app.as('student2'))).toBeUndefined();
  });
});
