import { eq } from 'drizzle-orm';
import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schema } from '../../graphql/schema.ts';
import { newId } from '../../platform/id.ts';
import { examRoom, SAVE } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { exams } from './exams.table.ts';

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

const workshop = 'exam-bib102-workshop';
const Workshop = z.object({
  startExamAttempt: z.object({
    _id: z.string(),
    questions: z.array(z.object({ _id: z.string(), kind: z.string() })),
  }),
});
/** An answer to each kind, of which one blank is right. */
const writtenTo: Readonly<Record<string, object>> = {
  TRUE_FALSE: { choiceIds: ['kinds-1-false'] },
  SINGLE_CHOICE: { choiceIds: ['kinds-2-b'] },
  MULTIPLE_CHOICE: { choiceIds: ['kinds-3-b'] },
  MATCHING: { pairs: [{ promptId: 'kinds-4-p1', optionId: 'kinds-4-o4' }] },
  ORDERING: { order: ['kinds-5-2', 'kinds-5-1', 'kinds-5-3'] },
  FILL_IN_THE_BLANK: {
    blanks: [
      { blankId: 'kinds-6-a', text: 'Licht' },
      { blankId: 'kinds-6-b', text: 'gott' },
    ],
  },
  NUMERIC: { number: '28' },
  SHORT_ANSWER: { text: 'Jericho' },
  ESSAY: { text: 'Each was written to other readers.' },
};

/** The student sits the exam of every kind in German. */
async function sitWorkshop(): Promise<string> {
  const start = `mutation { startExamAttempt(_id: "${newId()}", examId: "${workshop}", locale: "de_DE") { _id questions { _id kind } } }`;
  const { startExamAttempt: attempt } = await student.read(Workshop, start);
  for (const { _id: questionId, kind } of attempt.questions) {
    const answer = { attemptId: attempt._id, questionId, sequence: 1, answer: writtenTo[kind] };
    expect((await student.send(SAVE, { answer })).errors).toBeUndefined();
  }
  await student.send(`mutation { finishExamAttempt(_id: "${attempt._id}") { _id } }`);
  return attempt._id;
}

const Reviewed = z.object({
  examResult: z.object({
    answers: z.array(
      z.looseObject({
        kind: z.string(),
        textLocale: z.string(),
        rightBlankIds: z.array(z.string()).nullable(),
        correct: z.looseObject({}).nullable(),
      }),
    ),
  }),
});
async function answersOf(reader: TestClient, attemptId: string) {
  const query = `{ examResult(_id: "${attemptId}") { answers { kind text textLocale parts { _id text } unit rightBlankIds partial earned comment given { choiceIds order number text pairs { promptId optionId } blanks { blankId text } } correct { choiceIds order number tolerance accepted guidance pairs { promptId optionId } blanks { blankId accepted } } } } }`;
  return (await reader.read(Reviewed, query)).examResult.answers;
}

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
      for (const way of pathsTo('rightBlankIds', type)) {
        expect(way.slice(-2)).toEqual(['answers', 'rightBlankIds']);
      }
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

  it('of every kind stay with the server as long as the exam keeps them back', async () => {
    const { db } = app.services.database;
    const shownAs = (answersShown: 'NEVER' | 'AT_END') =>
      db.update(exams).set({ answersShown }).where(eq(exams._id, workshop));
    await shownAs('NEVER');
    const attemptId = await sitWorkshop();
    const kept = await answersOf(student, attemptId);
    expect(new Set(kept.map(({ kind }) => kind)).size).toBe(9);
    for (const { correct, rightBlankIds } of kept) {
      expect([correct, rightBlankIds]).toEqual([null, null]);
    }
    expect(JSON.stringify(kept)).not.toMatch(/Nazareth|"Word|"16"/);

    const blanks = ({ kind }: { readonly kind: string }) => kind === 'FILL_IN_THE_BLANK';
    const forStaff = await answersOf(await app.as('manager'), attemptId);
    expect(forStaff.every(({ correct }) => correct !== null)).toBe(true);
    expect(forStaff.find(blanks)?.rightBlankIds).toEqual(['kinds-6-b']);
    expect(new Set(forStaff.map(({ textLocale }) => textLocale))).toEqual(new Set(['de_DE']));
    await shownAs('AT_END');
    const shown = await answersOf(student, attemptId);
    expect(shown.find(blanks)).toMatchObject({
      rightBlankIds: ['kinds-6-b'],
      correct: { blanks: [{ blankId: 'kinds-6-a' }, { blankId: 'kinds-6-b' }] },
    });
  });

  it('are no field of what is asked', async () => {
    const fields = schema.getType('AttemptPart');
    if (!isObjectType(fields)) throw new Error('AttemptPart is an object type');
    expect(Object.keys(fields.getFields()).toSorted()).toEqual(['_id', 'role', 'text']);
  });
});
