import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';

let app: TestApp;
let admin: TestClient;
let manager: TestClient;
let exam: TestExam;
/** Ids of the results of that exam, by what they are. */
let made: Record<'passed' | 'failed' | 'berlin' | 'left' | 'open', string>;

const berlin = {
  userId: 'user-student2',
  groupId: 'group-berlin-1',
  regionId: 'region-berlin',
} as const;

beforeAll(async () => {
  app = await createTestApp();
  [admin, manager] = [await app.as('admin'), await app.as('manager')];
  exam = await anExam(app, { allowedAttempts: 5, title: 'Hebrews' });
  const at = (day: number) => ({ finishedAt: `2026-02-0${day}T10:00:00.000Z` });
  const [failed, passed, left, other, open] = [
    await aResult(app, exam, { number: 1, passed: false, score: 40, ...at(1) }),
    await aResult(app, exam, { number: 2, score: 70, scaledFrom: 90, ...at(3) }),
    await aResult(app, exam, {
      number: 3,
      status: 'ABANDONED',
      passed: false,
      score: 80,
      ...at(4),
    }),
    await aResult(app, exam, { ...berlin, score: 95, ...at(2) }),
    await aResult(app, exam, { number: 4, status: 'OPEN', finishedAt: null, passed: null }),
  ];
  made = {
    passed: passed._id,
    failed: failed._id,
    left: left._id,
    berlin: other._id,
    open: open._id,
  };
});
afterAll(() => app.close());

const LIST =
  'query List($filter: ExamResultFilter, $sort: ExamResultSort, $page: PageInput) { examResults(filter: $filter, sort: $sort, page: $page) { total items { _id score student { fullName } exam { title } course { code } group { name } region { name } attemptsLeft } } }';
const ONE =
  'query One($_id: ID!) { examResult(_id: $_id) { _id status abandoned number score scaledFrom attemptsLeft student { _id fullName } exam { _id title passMark } course { _id } group { name } region { name } answers { text earned given { choiceIds } correct { choiceIds } } } }';
const List = z.object({
  examResults: z.object({
    total: z.number(),
    items: z.array(z.looseObject({ _id: z.string() })),
  }),
});
type Made = keyof typeof made;
const nameOf = (id: string) => Object.entries(made).find(([, value]) => value === id)?.[0] ?? id;
const list = async (by: TestClient, filter: object = {}, more: object = {}) => {
  const variables = { filter: { examId: exam._id, ...filter }, ...more };
  const { examResults } = await by.read(List, LIST, variables);
  return { total: examResults.total, names: examResults.items.map(({ _id }) => nameOf(_id)) };
};

describe('the list', () => {
  it('shows what has ended, newest first, with everything around it, in one statement', async () => {
    const ran = await statementsOf(app, () => list(admin));
    expect(ran).toHaveLength(2);
    const all = ['left', 'passed', 'berlin', 'failed'];
    expect(await list(admin)).toEqual({ total: 4, names: all });
    const { examResults } = await admin.read(List, LIST, { filter: { ids: [made.passed] } });
    expect(examResults.items[0]).toMatchObject({
      score: 70,
      student: { fullName: 'Naledi Dlamini' },
      exam: { title: 'Hebrews' },
      group: { name: 'Cape Town First Year' },
      region: { name: 'Cape Town' },
      attemptsLeft: 1,
    });
  });

  it('counts the attempts that the student alone has, to the end of the last day at the campus', async () => {
    const { db } = app.services.database;
    const now = app.clock.now().toISOString();
    const given = { _id: newId(), userId: 'user-student', createdAt: now, updatedAt: now };
    const left = async () => {
      const { examResults } = await admin.read(List, LIST, { filter: { ids: [made.failed] } });
      return examResults.items[0]?.['attemptsLeft'];
    };
    await db.insert(accommodations).values({ ...given, extraAttempts: 2, reason: 'Test' });
    expect(await left()).toBe(3);
    await db.update(accommodations).set({ validUntil: now.slice(0, 10) });
    expect(await left()).toBe(3);
    await db.update(accommodations).set({ validUntil: '2020-01-01' });
    expect(await left()).toBe(1);
    await db.delete(accommodations);
  });

  it('costs the same number of statements for any number of rows', async () => {
    const page = (perPage: number) => ({ page: { page: 1, perPage } });
    const few = await statementsOf(app, () => list(admin, {}, page(1)));
    const many = await statementsOf(app, () => admin.read(List, LIST, page(200)));
    expect(many).toHaveLength(few.length);
  });

  it('is cut to the regions of the member of staff, whatever is filtered', async () => {
    const own = ['left', 'passed', 'failed'];
    expect(await list(manager)).toEqual({ total: 3, names: own });
    for (const filter of [
      { regionId: 'region-berlin' },
      { groupId: 'group-berlin-1' },
      { studentId: 'user-student2' },
      { ids: [made.berlin] },
    ]) {
      expect(await list(manager, filter)).toEqual({ total: 0, names: [] });
    }
  });

  it.each<[object, Made[]]>([
    [{ status: 'PASSED' }, ['passed', 'berlin']],
    [{ status: 'FAILED' }, ['left', 'failed']],
    [{ groupId: 'group-berlin-1' }, ['berlin']],
    [{ regionId: 'region-cape-town', status: 'PASSED' }, ['passed']],
    [{ studentId: 'user-student2' }, ['berlin']],
    [{ q: 'naLEDI' }, ['left', 'passed', 'failed']],
    [{ q: 'nobody' }, []],
    [{ finishedFrom: '2026-02-02T10:00:00Z' }, ['left', 'passed', 'berlin']],
    [{ finishedTo: '2026-02-02T10:00:00Z' }, ['berlin', 'failed']],
    [{ finishedFrom: '2026-02-02T10:00:01Z', finishedTo: '2026-02-03T12:00:00+02:00' }, ['passed']],
    [{ courseId: 'no such course' }, []],
  ])('filtered by %j shows %j', async (filter, names) => {
    expect(await list(admin, filter)).toEqual({ total: names.length, names });
  });

  it('sorts by score and by time, both ways, and pages', async () => {
    const sorted = async (field: string, order: string) =>
      (await list(admin, {}, { sort: { field, order } })).names;
    expect(await sorted('score', 'DESC')).toEqual(['berlin', 'left', 'passed', 'failed']);
    expect(await sorted('score', 'ASC')).toEqual(['failed', 'passed', 'left', 'berlin']);
    expect(await sorted('finishedAt', 'ASC')).toEqual(['failed', 'berlin', 'passed', 'left']);
    const page = { page: 2, perPage: 3 };
    expect(await list(admin, {}, { page })).toEqual({ total: 4, names: ['failed'] });
  });

  it.each(['student', 'facilitator', 'graduate', 'reportsAdmin', 'newcomer'] as const)(
    'is refused to %s',
    async (persona) => {
      expect(await (await app.as(persona)).codeOf(LIST)).toBe('FORBIDDEN');
    },
  );

  it('asks a stranger to log in', async () => {
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
  });
});

describe('one result', () => {
  it('is read by its student, who facilitates the group, and staff of its region', async () => {
    for (const persona of [
      'student',
      'facilitator',
      'manager',
      'regionAdmin',
      'admin',
      'superadmin',
    ] as const) {
      const answer = await (await app.as(persona)).send(ONE, { _id: made.passed });
      expect(answer.data?.['examResult']).toMatchObject({ score: 70, scaledFrom: 90, number: 2 });
    }
  });

  it('looks absent to everybody else, as does one that is still open', async () => {
    const absent = await (await app.as('student2')).send(ONE, { _id: 'no such result' });
    expect(absent.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    for (const [persona, id] of [
      ['student2', made.passed],
      ['facilitator', made.berlin],
      ['reportsAdmin', made.passed],
      ['student', made.berlin],
      ['manager', made.berlin],
      ['student', made.open],
      ['admin', made.open],
    ] as const) {
      expect(await (await app.as(persona)).send(ONE, { _id: id })).toEqual(absent);
    }
  });

  it('is one statement with its answers, besides the session', async () => {
    expect(await statementsOf(app, () => admin.send(ONE, { _id: made.failed }))).toHaveLength(2);
  });

  it('says that a student who left has failed, whatever was earned', async () => {
    const { data } = await admin.send(ONE, { _id: made.left });
    expect(data?.['examResult']).toMatchObject({ status: 'FAILED', abandoned: true, score: 80 });
  });
});

it('what results tell of questions stands in the order of the exam', async () => {
  const query =
    'query ($_id: ID!) { examItemAnalysis(examId: $_id) { questions { position text } } }';
  const { data } = await admin.send(query, { _id: 'exam-bib101-final' });
  expect(data?.['examItemAnalysis']).toMatchObject({
    questions: [
      { position: 1, text: 'Which prophet was sent to Nineveh?' },
      { position: 2, text: 'The Psalms are prayers and songs.' },
      { position: 3, text: 'Which empire destroyed the first temple?' },
      {},
      {},
      {},
    ],
  });
});
