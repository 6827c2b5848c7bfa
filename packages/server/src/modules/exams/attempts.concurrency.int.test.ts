import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { isOutage } from '../../platform/outage.ts';
import { examRushes, testDatabaseUrl } from '../../testing/env.ts';
import { sentAnswer } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { studentContext } from '../../testing/student-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { saveExamAnswer } from './answers.service.ts';
import { lockAttempt } from './attempts.repo.ts';
import { endExamAttempt, startExamAttempt } from './attempts.service.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import { examAttempts } from './exams.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const STUDENT = 'user-student';
const rushes = examRushes();
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const start = (examId: string, userId = STUDENT, id = newId()) =>
  startExamAttempt(studentContext(app, userId), id, { examId, locale: 'en', mode: 'EXAM' });
const sentBy = (id: string, question: TestExam['questions'][number]) =>
  sentAnswer(id, question, true);
const finish = (id: string, userId = STUDENT) =>
  endExamAttempt(studentContext(app, userId), id, 'finishExamAttempt');
/** As a browser does: what the server could not take for want of a connection is sent again. */
async function insist<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isOutage(error)) throw error;
    return insist(send);
  }
}
const attemptsAt = (examId: string) =>
  app.services.database.db
    .select()
    .from(examAttempts)
    .where(sql`${examAttempts.examId} = ${examId}`)
    .orderBy(examAttempts.number);
const auditsOf = async (action: string, ids: readonly string[]) =>
  app.services.database.db
    .select()
    .from(auditEntries)
    .where(
      sql`${auditEntries.action} = ${action} and ${auditEntries.entityId} = any(${sql.param(ids)}::text[])`,
    );

describe('at the same moment', () => {
  it('fifty starts of one student open one attempt', async () => {
    for (let round = 0; round < rushes.starts; round += 1) {
      const exam = await anExam(app, { allowedAttempts: 2 });
      const answered = new Set(await times(50, () => start(exam._id)));
      const attempts = await attemptsAt(exam._id);
      expect(attempts).toHaveLength(1);
      expect([...answered]).toEqual(attempts.map((attempt) => attempt._id));
      expect(await auditsOf('startExamAttempt', [...answered])).toHaveLength(1);
    }
  }, 600_000);

  it('fifty starts with one id, as of an impatient finger, open one attempt', async () => {
    const exam = await anExam(app);
    const id = newId();
    const answered = await times(50, () => start(exam._id, STUDENT, id));
    expect(new Set(answered)).toEqual(new Set([id]));
    expect(await attemptsAt(exam._id)).toHaveLength(1);
  });

  it('starting and giving up over and over takes no more attempts than are allowed', async () => {
    for (let round = 0; round < rushes.starts; round += 1) {
      const exam = await anExam(app, { allowedAttempts: 2 });
      const refusals = await times(50, async () => {
        try {
          for (;;) await finish(await start(exam._id));
        } catch (error) {
          return error instanceof DomainError ? error.text.key : error;
        }
      });
      const attempts = await attemptsAt(exam._id);
      expect(attempts.map(({ number, status }) => [number, status])).toEqual([
        [1, 'FINISHED'],
        [2, 'FINISHED'],
      ]);
      expect(new Set(refusals)).toEqual(new Set(['errors.examNoAttemptsLeft']));
    }
  }, 900_000);

  it('students who all hand in three times get one result each and are told once', async () => {
    const { students, handIns } = rushes;
    const everybody = await app.services.database.db
      .selectDistinct({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(eq(groupMembers.role, 'STUDENT'))
      .orderBy(groupMembers.userId)
      .limit(students);
    const userIds = everybody.map(({ userId }) => userId);
    const group = await aGroup(app, { students: userIds });
    for (let round = 0; round < handIns; round += 1) {
      const exam = await anExam(app, { offeredTo: [group._id] });
      const ids = await Promise.all(userIds.map((userId) => insist(() => start(exam._id, userId))));
      await times(3 * students, (index) =>
        insist(() => finish(ids[index % students] ?? '', userIds[index % students])),
      );
      const attempts = await attemptsAt(exam._id);
      expect(new Set(attempts.map(({ userId }) => userId))).toEqual(new Set(userIds));
      expect(attempts).toHaveLength(students);
      expect(attempts.every(({ status, number }) => status === 'FINISHED' && number === 1)).toBe(
        true,
      );
      expect(await auditsOf('finishExamAttempt', ids)).toHaveLength(students);
      const told = await app.services.database.db
        .select()
        .from(notifications)
        .where(sql`${notifications.link} like ${`/student/exams/${exam._id}/results/%`}`);
      expect(new Set(told.map((each) => each.userId)).size).toBe(students);
      expect(told).toHaveLength(students);
    }
  }, 900_000);

  it('finishing and leaving: one of them ends the attempt, once', async () => {
    const exam = await anExam(app, { allowedAttempts: 10 });
    for (let round = 0; round < 5; round += 1) {
      const id = await start(exam._id);
      await times(6, (index) =>
        endExamAttempt(
          studentContext(app, STUDENT),
          id,
          index % 2 === round % 2 ? 'finishExamAttempt' : 'abandonExamAttempt',
        ),
      );
      const ends = [
        ...(await auditsOf('finishExamAttempt', [id])),
        ...(await auditsOf('abandonExamAttempt', [id])),
      ];
      expect(ends).toHaveLength(1);
    }
  });

  it('an answer counts if and only if it was acknowledged, when the exam is finished meanwhile', async () => {
    const points = [1, 2, 4, 8, 16, 32];
    for (let round = 0; round < 5; round += 1) {
      const exam = await anExam(app, { points });
      const id = await start(exam._id);
      const acknowledged = await Promise.all([
        ...exam.questions.map(async (question, index) => {
          try {
            await saveExamAnswer(studentContext(app, STUDENT), sentBy(id, question));
            return points[index] ?? 0;
          } catch (error) {
            expect(error).toMatchObject({ code: 'CONFLICT' });
            return 0;
          }
        }),
        finish(id).then(() => 0),
      ]);
      const [attempt] = await attemptsAt(exam._id);
      expect(attempt?.points).toBe(acknowledged.reduce((sum, each) => sum + each, 0));
      const kept = await app.services.database.db
        .select()
        .from(attemptQuestions)
        .where(sql`${attemptQuestions.attemptId} = ${id} and ${attemptQuestions.sequence} > 0`);
      expect(kept).toHaveLength(acknowledged.filter((each) => each > 0).length);
    }
  });

  it('an answer that arrives while the attempt is being ended waits for that, and is refused', async () => {
    const { services } = app;
    const exam = await anExam(app);
    const id = await start(exam._id);
    const [question] = exam.questions;
    if (!question) throw new Error('The exam has questions');
    const saving = await services.database.db.transaction(async (tx) => {
      await lockAttempt(tx, id);
      await tx.execute(
        sql`update ${examAttempts} set status = 'FINISHED', finished_at = now() where ${examAttempts._id} = ${id}`,
      );
      const answer = saveExamAnswer(studentContext(app, STUDENT), sentBy(id, question));
      const outcome = answer.then(
        () => 'saved',
        (error: unknown) => (error instanceof DomainError ? error.code : error),
      );
      await somebodyWaits(tx);
      return { outcome };
    });
    expect(await saving.outcome).toBe('CONFLICT');
  });

  // The embedded engine has one transaction at a time.
  it.runIf(testDatabaseUrl() !== undefined)(
    'an attempt that is being ended keeps only its own answers waiting',
    async () => {
      const other = 'user-student2';
      const group = await aGroup(app, { students: [STUDENT, other] });
      const exam = await anExam(app, { offeredTo: [group._id] });
      const [question] = exam.questions;
      if (!question) throw new Error('The exam has questions');
      const ended = await start(exam._id);
      const open = await start(exam._id, other);
      const waiting = await app.services.database.db.transaction(async (tx) => {
        await lockAttempt(tx, ended);
        const own = saveExamAnswer(studentContext(app, STUDENT), sentBy(ended, question));
        const answer = saveExamAnswer(studentContext(app, other), sentBy(open, question));
        expect(await answer).toMatchObject({ sequence: 1 });
        await somebodyWaits(tx);
        return { own };
      });
      expect(await waiting.own).toMatchObject({ sequence: 1 });
    },
  );
});

/**
 * Returns as soon as a connection of this database waits for a lock. The embedded engine runs one
 * transaction at a time: there everybody waits by themselves.
 */
async function somebodyWaits(db: Db): Promise<void> {
  if (app.services.database.engine === 'pglite') return;
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (let look = 0; look < 5000; look += 1) {
    // A snapshot of the activity lasts for a transaction unless it is dropped.
    await db.execute(sql`select pg_stat_clear_snapshot()`);
    const found = z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(waiting));
    if (found.rows.length > 0) return;
  }
  throw new Error('Nobody waits for a lock');
}
