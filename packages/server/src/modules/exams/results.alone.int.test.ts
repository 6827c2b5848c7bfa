import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { differAlone, pathsOf } from '../../testing/asked-alone.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let resultId: string;
beforeAll(async () => {
  app = await createTestApp();
  const exam = await anExam(app);
  resultId = (await aResult(app, exam, { score: 70, scaledFrom: 90 }))._id;
});
afterAll(() => app.close());

const PATHS = pathsOf('ExamResult', [
  ['student'],
  ['exam'],
  ['course'],
  ['group'],
  ['region'],
  ['answers'],
  ['answers', 'parts'],
]);
const Found = z.record(z.string(), z.object({}).loose());

describe('each field of a result is the same alone as with all others', () => {
  it('in the list', async () => {
    const manager = await app.as('manager');
    const differ = await differAlone(['examResults', 'items'], PATHS, (selection) =>
      manager.read(
        Found,
        `{ examResults(page: { page: 1, perPage: 10 }) { items { ${selection} } } }`,
      ),
    );
    expect(differ).toEqual([]);
  });

  it.each(['student', 'manager'] as const)('to %s, one by itself', async (persona) => {
    const person = await app.as(persona);
    const differ = await differAlone(['examResult'], PATHS, (selection) =>
      person.read(Found, `{ examResult(_id: "${resultId}") { ${selection} } }`),
    );
    expect(differ).toEqual([]);
  });

  it('on the dashboard', async () => {
    const student = await app.as('student');
    const differ = await differAlone(['dashboard', 'recentExamResults'], PATHS, (selection) =>
      student.read(Found, `{ dashboard { recentExamResults { ${selection} } } }`),
    );
    expect(differ).toEqual([]);
  });
});
