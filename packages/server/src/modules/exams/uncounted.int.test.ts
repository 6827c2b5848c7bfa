import { eq } from 'drizzle-orm';
import { isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../graphql/schema.ts';
import { newId } from '../../platform/id.ts';
import { personaId } from '../../seed/people.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { userRoles } from '../identity/identity.table.ts';

let app: TestApp;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
});
afterAll(() => app.close());

const start = (id: string, examId: string, mode: string) =>
  `mutation { startExamAttempt(_id: "${id}", examId: "${examId}", mode: ${mode}) { _id mode } }`;

describe('an attempt that does not count', () => {
  it('is begun by a student where the exam has practice, and in no other way', async () => {
    const startable = schema.getType('ExamStartMode');
    expect(isEnumType(startable) && startable.getValues().map(({ name }) => name)).toEqual([
      'EXAM',
      'PRACTICE',
    ]);
    const exam = await anExam(app);
    const id = newId();
    for (const persona of ['student', 'facilitator', 'admin', 'superadmin'] as const) {
      const { data, errors } = await (await app.as(persona)).send(start(id, exam._id, 'TEST'));
      expect([persona, data, errors?.length]).toEqual([persona, undefined, 1]);
    }
    const practice = await student.send(start(id, exam._id, 'PRACTICE'));
    expect(practice.errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      key: 'errors.exam.noPractice',
    });
    const test = `mutation { startExamTest(_id: "${id}", examId: "${exam._id}") { _id } }`;
    for (const persona of ['student', 'facilitator', 'manager'] as const) {
      expect(await (await app.as(persona)).codeOf(test)).toBe('FORBIDDEN');
    }
    expect(await student.codeOf(`{ examAttempt(_id: "${id}") { _id } }`)).toBe('NOT_FOUND');
  });

  it('shows the key of a test run to nobody who keeps no exams', async () => {
    const exam = await anExam(app);
    const id = newId();
    const admin = await app.as('admin');
    const finished = `mutation { finishExamAttempt(_id: "${id}") { mode answers { _id correct { choiceIds } } } }`;
    const test = `mutation { startExamTest(_id: "${id}", examId: "${exam._id}") { _id } }`;
    expect(await admin.codeOf(test)).toBeUndefined();
    const shown = await admin.send(finished);
    expect(JSON.stringify(shown.data)).toContain('"correct":{"choiceIds":["');
    const { db } = app.services.database;
    await db.delete(userRoles).where(eq(userRoles.userId, personaId('admin')));
    await db.insert(userRoles).values({ userId: personaId('admin'), role: 'user' });
    const kept = await (await app.as('admin')).send(finished);
    expect(JSON.stringify(kept)).not.toContain('"correct":{');
    expect(JSON.stringify(kept.data)).toContain('"correct":null');
  });
});
