import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../graphql/schema.ts';
import { examRoom } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let student: TestClient;
let exam: TestExam;
let first: string;
let open: string;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  exam = await anExam(app);
  const room = examRoom(student);
  first = (await room.sit(exam, 2))._id;
  open = (await room.start(exam))._id;
});
afterAll(() => app.close());

/** Every way through the schema from a type to a field of that name, each type visited once. */
function pathsTo(field: string, from: string, seen: readonly string[] = []): string[][] {
  const type = schema.getType(from);
  if (!isObjectType(type) || seen.includes(from)) return [];
  return Object.values(type.getFields()).flatMap((each) => {
    if (each.name === field) return [[field]];
    const next = getNamedType(each.type).name;
    return pathsTo(field, next, [...seen, from]).map((rest) => [each.name, ...rest]);
  });
}
const asSelection = (path: readonly string[]): string =>
  path.reduceRight(
    (inner, name) => (inner ? `${name} { ${inner} }` : `${name} { choiceIds accepted number }`),
    '',
  );

/** What a student's own exam can be reached by, with the arguments that reach it. */
const entries = (): [root: string, type: string][] => [
  [`examAttempt(_id: "${open}")`, 'ExamAttempt'],
  [`studentExam(_id: "${exam._id}")`, 'StudentExam'],
  [`studentCourse(_id: "${exam.courseId}")`, 'StudentCourse'],
  ['studentCourses', 'StudentCourse'],
  ['dashboard', 'Dashboard'],
  [`examResult(_id: "${first}")`, 'ExamResult'],
];
const correctIn = async (root: string, path: readonly string[], extra = '') => {
  const answer = await student.send(`{ ${root} { ${asSelection(path)} ${extra} } }`);
  expect(answer.errors).toBeUndefined();
  return JSON.stringify(answer.data).match(/"correct":\{/g) ?? [];
};

describe('correct answers', () => {
  it('have no way out of an attempt or an exam but through the answers of a result', () => {
    for (const type of ['ExamAttempt', 'StudentExam', 'StudentCourse', 'Dashboard']) {
      const ways = pathsTo('correct', type);
      expect(ways.length).toBeGreaterThan(0);
      for (const way of ways) expect(way.slice(-2)).toEqual(['answers', 'correct']);
      // The key has no other way out either, by whatever name.
      for (const field of ['key', 'accepted', 'choiceIds', 'tolerance', 'guidance']) {
        const ofKey = (way: string[]) => !['answer', 'given'].includes(way.at(-2) ?? '');
        for (const way of pathsTo(field, type).filter(ofKey)) {
          expect(way.slice(0, -1)).toContain('correct');
        }
      }
    }
  });

  it('reach the student of a sitting by no path, though an earlier attempt has ended', async () => {
    const only = `{ examResults: examResult(_id: "${first}") { answers { _id } } }`;
    expect((await student.send(only)).data).toEqual({ examResults: { answers: [] } });
    for (const [root, type] of entries()) {
      for (const path of pathsTo('correct', type)) {
        const shown = await correctIn(root, path);
        // Results of other exams have keys of their own; of this exam there is none.
        const ofOthers = root.startsWith('dashboard') || root === 'studentCourses';
        if (!ofOthers) expect(shown).toEqual([]);
      }
    }
  });

  it('of the exam under way are in no list of results either', async () => {
    const answer = await student.send(
      '{ dashboard { recentExamResults { exam { _id } answers { correct { choiceIds } } } } }',
    );
    const results = JSON.stringify(answer.data);
    expect(results).toContain(`{"exam":{"_id":"${exam._id}"},"answers":[]}`);
  });

  it('are shown to staff of the region all the while', async () => {
    const manager = await app.as('manager');
    const query = `{ examResult(_id: "${first}") { answers { earned correct { choiceIds } } } }`;
    expect(JSON.stringify((await manager.send(query)).data)).toContain('"correct":{"choiceIds":["');
  });

  it('are shown to the student once the attempt has ended', async () => {
    await examRoom(student).finish(open);
    const answer = await student.send(
      `{ examResult(_id: "${first}") { answers { text earned given { choiceIds } correct { choiceIds } } } }`,
    );
    const [first_, second, third] = exam.questions;
    expect(answer.data?.['examResult']).toMatchObject({
      answers: [
        {
          earned: 1,
          given: { choiceIds: [first_?.right] },
          correct: { choiceIds: [first_?.right] },
        },
        { earned: 1, given: { choiceIds: [second?.right] } },
        { earned: 0, given: { choiceIds: [third?.wrong] }, correct: { choiceIds: [third?.right] } },
      ],
    });
  });

  it('are no field of what is asked', async () => {
    const fields = schema.getType('AttemptPart');
    if (!isObjectType(fields)) throw new Error('AttemptPart is an object type');
    expect(Object.keys(fields.getFields()).toSorted()).toEqual(['_id', 'role', 'text']);
  });
});
