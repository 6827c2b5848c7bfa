import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../platform/audit.table.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { answerOf, examRoom, refusalOf, SAVE } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import { examAttempts } from './exams.table.ts';

let app: TestApp;
let student: TestClient;
let exam: TestExam;
let attemptId: string;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
});
beforeEach(async () => {
  exam = await anExam(app);
  attemptId = (await examRoom(student).start(exam))._id;
});
afterAll(() => app.close());

function question(index = 0): TestExam['questions'][number] {
  const found = exam.questions[index];
  if (!found) throw new Error(`The exam has no question ${index}`);
  return found;
}
const given = (choiceId: string) => ({
  choiceIds: [choiceId],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  text: null,
});
const kept = async () => {
  const rows = await app.services.database.db
    .select({ answer: attemptQuestions.answer, sequence: attemptQuestions.sequence })
    .from(attemptQuestions)
    .where(and(eq(attemptQuestions.attemptId, attemptId), gt(attemptQuestions.sequence, 0)));
  return rows.map(({ answer, sequence }) => ({ choiceId: answer?.choiceIds[0], sequence }));
};
const trail = async () => {
  const rows = await app.services.database.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.entity} = 'examAnswer' and ${auditEntries.entityId} = ${attemptId}`)
    .orderBy(sql`(${auditEntries.after} ->> 'sequence')::int`);
  return rows.map((row) => ({ actorId: row.actorId, action: row.action, after: row.after }));
};
const refused = async (answer: object, by = student) => refusalOf(await by.send(SAVE, { answer }));

describe('saving an answer', () => {
  it('refuses a number that no page can have counted to, and locks no question by it', async () => {
    const room = examRoom(student);
    const refusalAt = async (sequence: number) => {
      const { errors } = await student.send(SAVE, {
        answer: answerOf(attemptId, question(), false, sequence),
      });
      const { code, fields } = errors?.[0]?.extensions ?? {};
      return { code, sequence: Object.entries(fields ?? {})[0]?.[0] };
    };
    const invalid = { code: 'INVALID', sequence: 'sequence' };
    for (const sequence of [601, 2 ** 31 - 1]) expect(await refusalAt(sequence)).toEqual(invalid);
    for (const sequence of [0, -1, -(2 ** 31)]) {
      expect(await refusalAt(sequence)).toMatchObject({ code: 'INVALID' });
    }
    const beyond = answerOf(attemptId, question(), false, 2 ** 31);
    expect((await student.send(SAVE, { answer: beyond })).errors).toHaveLength(1);
    expect(await kept()).toEqual([]);
    // As far ahead as a page may be, then one more with each change, and ten with each second.
    expect(await room.save(attemptId, question(), true, 600)).toMatchObject({ sequence: 600 });
    expect(await room.save(attemptId, question(), false, 601)).toMatchObject({ sequence: 601 });
    expect(await refusalAt(1202)).toEqual(invalid);
    await app.services.database.db
      .update(examAttempts)
      .set({ startedAt: new Date(app.clock.now().getTime() - 3_600_000).toISOString() })
      .where(eq(examAttempts._id, attemptId));
    expect(await refusalAt(36_601)).toEqual(invalid);
    expect(await room.save(attemptId, question(), true, 36_600)).toMatchObject({
      sequence: 36_600,
    });
  });

  it('keeps it with its audit row, in one statement besides the session', async () => {
    const { _id, right } = question();
    const ran = await statementsOf(app, () => examRoom(student).save(attemptId, question(), true));
    expect(ran).toHaveLength(2);
    expect(await kept()).toEqual([{ choiceId: right, sequence: 1 }]);
    expect(await trail()).toEqual([
      {
        actorId: 'user-student',
        action: 'saveExamAnswer',
        after: { questionId: _id, answer: given(right), sequence: 1 },
      },
    ]);
  });

  it('lets the newer answer win, in whatever order they arrive', async () => {
    const room = examRoom(student);
    const { right } = question();
    expect(await room.save(attemptId, question(), false, 3)).toMatchObject({ sequence: 3 });
    const late = await room.save(attemptId, question(), true, 2);
    expect(late).toMatchObject({ sequence: 3 });
    const newer = await room.save(attemptId, question(), true, 4);
    expect(newer).toMatchObject({ sequence: 4 });
    expect(await kept()).toEqual([{ choiceId: right, sequence: 4 }]);
    expect((await trail()).map(({ after }) => after)).toEqual([
      expect.objectContaining({ sequence: 3 }),
      expect.objectContaining({ sequence: 4 }),
    ]);
  });

  it('answers a repeated call alike and notes it once', async () => {
    const room = examRoom(student);
    const first = await room.save(attemptId, question(), true, 5);
    expect(await room.save(attemptId, question(), true, 5)).toEqual(first);
    expect(await trail()).toHaveLength(1);
  });

  it('keeps the newest of many that arrive at once', async () => {
    const room = examRoom(student);
    const sequences = [7, 3, 9, 1, 10, 2, 8, 4, 6, 5];
    const answers = await Promise.all(
      sequences.map((sequence) => room.save(attemptId, question(), sequence % 2 === 0, sequence)),
    );
    for (const [index, sequence] of sequences.entries()) {
      expect(answers[index]?.sequence).toBeGreaterThanOrEqual(sequence);
    }
    expect(await kept()).toEqual([{ choiceId: question().right, sequence: 10 }]);
  });

  it('after the end is refused and changes nothing', async () => {
    const room = examRoom(student);
    await room.save(attemptId, question(), true);
    await room.finish(attemptId);
    const over = { code: 'CONFLICT', key: 'errors.examAttemptOver' };
    expect(await refused(answerOf(attemptId, question(), false, 2))).toEqual(over);
    expect(await refused(answerOf(attemptId, question(), true, 1))).toEqual(over);
    expect(await kept()).toEqual([{ choiceId: question().right, sequence: 1 }]);
    expect(await trail()).toHaveLength(1);
  });

  it("of somebody else's attempt looks like one that does not exist", async () => {
    const other = await app.as('student2');
    const admin = await app.as('superadmin');
    const absent = await refused(answerOf('no such attempt', question(), true), other);
    expect(absent).toEqual({ code: 'NOT_FOUND', key: 'errors.notFound' });
    expect(await refused(answerOf(attemptId, question(), true), other)).toEqual(absent);
    expect(await refused(answerOf(attemptId, question(), true), admin)).toEqual(absent);
    expect(await kept()).toEqual([]);
  });

  it('that does not belong together is refused: question, choice and exam', async () => {
    const other = await anExam(app);
    const [foreign] = other.questions;
    const own = answerOf(attemptId, question(), true);
    for (const wrong of [
      { answer: { choiceIds: [question(1).right] } },
      { answer: { choiceIds: ['no such choice'] } },
      { answer: { choiceIds: [question().right, question().wrong] } },
      { answer: { text: 'Right' } },
      { questionId: 'no such question' },
      { questionId: foreign?._id, answer: { choiceIds: [foreign?.right] } },
    ]) {
      const answer = await student.send(SAVE, { answer: { ...own, ...wrong } });
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        fields: { answer: 'This value is not valid.' },
      });
    }
    expect(await kept()).toEqual([]);
  });

  it('of null takes the answer back', async () => {
    await examRoom(student).save(attemptId, question(), true);
    const answer = { ...answerOf(attemptId, question(), true, 2), answer: null };
    expect((await student.send(SAVE, { answer })).errors).toBeUndefined();
    expect(await kept()).toEqual([{ choiceId: undefined, sequence: 2 }]);
  });

  it('wants a sequence from 1', async () => {
    const answer = await student.send(SAVE, { answer: answerOf(attemptId, question(), true, 0) });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { sequence: 'Enter 1 or more.' },
    });
  });
});
