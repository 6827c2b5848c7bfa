import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../graphql/context.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { sentAnswer } from '../../testing/exam-room.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { studentContext } from '../../testing/student-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { saveAnswer } from './answers.repo.ts';
import { saveExamAnswer } from './answers.service.ts';
import { endExamAttempt, startExamAttempt } from './attempts.service.ts';
import { readGiven } from './given-answer.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : error);

interface Sitter {
  readonly userId: string;
  readonly context: Context;
  readonly attemptId: string;
}

describe('answers of many people at the same moment', () => {
  const eight = async () => {
    const everybody = await app.services.database.db
      .selectDistinct({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(eq(groupMembers.role, 'STUDENT'))
      .orderBy(groupMembers.userId)
      .limit(8);
    const group = await aGroup(app, { students: everybody.map(({ userId }) => userId) });
    const offered = await anExam(app, { offeredTo: [group._id] });
    const sitters: Sitter[] = [];
    for (const { userId } of everybody) {
      const context = studentContext(app, userId);
      const input = { examId: offered._id, locale: 'en', mode: 'EXAM' as const };
      sitters.push({ userId, context, attemptId: await startExamAttempt(context, newId(), input) });
    }
    const [first] = offered.questions;
    if (!first) throw new Error('The exam has no question');
    return { sitters, first };
  };
  const notedOf = async (attemptIds: readonly string[]) =>
    app.services.database.db
      .select({ actorId: auditEntries.actorId, attemptId: auditEntries.entityId })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entity, 'examAnswer'), inArray(auditEntries.entityId, [...attemptIds])),
      );

  it('become one statement, and each is noted as its own', async () => {
    const { sitters, first } = await eight();
    const ran = await app.statements.during(async () => {
      const answers = await Promise.all(
        sitters.map(({ context, attemptId }) =>
          saveExamAnswer(context, sentAnswer(attemptId, first, true)),
        ),
      );
      expect(answers.map(({ questionId, sequence }) => [questionId, sequence])).toEqual(
        sitters.map(() => [first._id, 1]),
      );
    });
    expect(ran).toHaveLength(1);
    const noted = await notedOf(sitters.map((sitter) => sitter.attemptId));
    expect(new Map(noted.map((each) => [each.attemptId, each.actorId]))).toEqual(
      new Map(sitters.map((sitter) => [sitter.attemptId, sitter.userId])),
    );
    expect(noted).toHaveLength(8);
  });

  it('are refused by themselves, and the others are kept', async () => {
    const { sitters, first } = await eight();
    const [foreign, over, wrong, ahead, ...others] = sitters;
    if (!foreign || !over || !wrong || !ahead) throw new Error('Nobody sits the exam');
    await endExamAttempt(over.context, over.attemptId, 'finishExamAttempt');
    const send = (by: Sitter, attempt: string, choiceIds = [first.right], sequence = 1) => {
      const sent = sentAnswer(attempt, first, true, sequence);
      return saveExamAnswer(by.context, { ...sent, answer: { ...sent.answer, choiceIds } });
    };
    const tried = await Promise.allSettled([
      send(foreign, wrong.attemptId),
      send(over, over.attemptId),
      send(wrong, wrong.attemptId, ['no such choice']),
      send(ahead, ahead.attemptId, [first.right], 2 ** 31 - 1),
      ...others.map((other) => send(other, other.attemptId)),
    ]);
    expect(
      tried.map((each) => (each.status === 'rejected' ? codeOf(each.reason) : 'kept')),
    ).toEqual(['NOT_FOUND', 'CONFLICT', 'INVALID', 'INVALID', ...others.map(() => 'kept')]);
    const noted = await notedOf(sitters.map((sitter) => sitter.attemptId));
    expect(noted.map(({ attemptId }) => attemptId).toSorted()).toEqual(
      others.map(({ attemptId }) => attemptId).toSorted(),
    );
  });

  it('are kept though the database cannot read one of them', async () => {
    const { sitters, first } = await eight();
    const [unreadable, other] = sitters;
    if (!unreadable || !other) throw new Error('Nobody sits the exam');
    const save = (by: Sitter, now: string) => {
      const { answer, ...names } = sentAnswer(by.attemptId, first, true);
      const toSave = { ...names, ...readGiven(answer) };
      return saveAnswer(by.context.db, by.context.actor, toSave, { auditId: newId(), now });
    };
    const [failed, saved] = await Promise.allSettled([
      save(unreadable, 'no moment'),
      save(other, app.services.clock.now().toISOString()),
    ]);
    expect(failed).toMatchObject({ status: 'rejected' });
    expect(saved).toMatchObject({ value: { status: 'OPEN', kept: { sequence: 1 } } });
  });
});
