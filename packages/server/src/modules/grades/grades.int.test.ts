import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { examWindows } from '../exams/exams.table.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aResult } from '../../testing/factories/result.ts';
import { DEDUCTED } from '../../testing/grade-deduction.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let student: TestClient;
let facilitator: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  facilitator = await app.as('facilitator');
});
afterAll(() => app.close());

const GRADE =
  'score letter points complete deduction parts { _id kind state score weight dueAt explanation { text value } } explanation { text value }';
const Step = z.object({ text: z.string(), value: z.number().nullable() });
const Grade = z.object({
  score: z.number().nullable(),
  letter: z.string().nullable(),
  points: z.number().nullable(),
  complete: z.boolean(),
  deduction: z.number(),
  parts: z.array(
    z.object({
      _id: z.string(),
      kind: z.string(),
      state: z.string(),
      score: z.number().nullable(),
      dueAt: z.string().nullable(),
      explanation: z.array(Step),
    }),
  ),
  explanation: z.array(Step),
});

const ONE = `query ($courseId: ID!) { courseGrade(courseId: $courseId) { ${GRADE} } }`;
const gradeIn = async (courseId: string, client = student) =>
  (await client.read(z.object({ courseGrade: Grade }), ONE, { courseId })).courseGrade;

const BOOK = `query ($groupId: ID!, $courseId: ID!, $filter: GradeBookFilter, $sort: GradeBookSort, $page: PageInput) { gradeBook(groupId: $groupId, courseId: $courseId, filter: $filter, sort: $sort, page: $page) { total columns { _id title weight } items { student { _id fullName } grade { ${GRADE} } } } }`;
const Book = z.object({
  gradeBook: z.object({
    total: z.number(),
    columns: z.array(z.object({ _id: z.string(), title: z.string(), weight: z.number() })),
    items: z.array(
      z.object({
        student: z.object({ _id: z.string(), fullName: z.string() }),
        grade: Grade,
      }),
    ),
  }),
});
const bookOf = async (variables: Record<string, unknown>, client = facilitator) =>
  (await client.read(Book, BOOK, variables)).gradeBook;

const [FIRST, SECOND, THIRD] = ['user-student', 'user-student2', 'user-graduate'];

/** A course with two exams of weights 3 and 1, offered to a group of three. */
async function classroom(course: { readonly _id?: string } = {}) {
  const group = await aGroup(app, {
    students: [FIRST, SECOND, THIRD],
    facilitators: ['user-facilitator'],
  });
  const { _id: courseId } = await aCourse(app, { offeredTo: [group._id], ...course });
  const first = await anExam(app, { courseId, title: 'First', weight: 3 });
  const second = await anExam(app, { courseId, title: 'Second' });
  const scored = (exam: typeof first, userId: string, score: number, more = {}) =>
    aResult(app, exam, { userId, groupId: group._id, score, passed: score >= 70, ...more });
  return { groupId: group._id, courseId, first, second, scored };
}

const windowOf = (examId: string, groupId: string, deadline: string) =>
  app.services.database.db
    .insert(examWindows)
    .values({ _id: newId(), version: 1, examId, groupId, deadline });

describe('a grade in a course', () => {
  it('is nothing as long as nothing counts', async () => {
    const { courseId } = await classroom();
    expect(await gradeIn(courseId)).toMatchObject({
      score: null,
      letter: null,
      complete: false,
      parts: [{ state: 'PENDING', score: null }, { state: 'PENDING' }],
    });
  });

  it('is the weighted mean of the best attempts that count', async () => {
    const { courseId, first, second, scored } = await classroom();
    await scored(first, FIRST, 60);
    await scored(first, FIRST, 70, { number: 2, scaledFrom: 95 });
    await scored(first, FIRST, 99, { number: 3, status: 'ABANDONED', passed: false });
    await scored(first, FIRST, 100, { number: 4, mode: 'PRACTICE' });
    await scored(second, FIRST, 90);
    const grade = await gradeIn(courseId);
    expect(grade).toMatchObject({ score: 75, letter: 'C', points: 2, complete: true });
    expect(grade.parts[0]?.explanation).toEqual([
      { text: 'The best of 2 attempts that count', value: 95 },
      { text: 'A pass on a retake or after the deadline counts as 70 % at most', value: 70 },
    ]);
    expect(grade.explanation).toEqual([
      { text: 'First: weight 3, which is 75% of the grade', value: 70 },
      { text: 'Second: weight 1, which is 25% of the grade', value: 90 },
      { text: 'Weighted mean of 2 parts, halves rounded up', value: 75 },
      { text: 'From 70%: C', value: null },
    ]);
  });

  it('counts what is missing as 0 once its deadline is over, and not before', async () => {
    const { courseId, groupId, first, second, scored } = await classroom();
    await scored(first, FIRST, 80);
    const deadline = new Date(app.clock.now().getTime() + 60_000).toISOString();
    await windowOf(second._id, groupId, deadline);
    expect(await gradeIn(courseId)).toMatchObject({ score: 80, complete: false });
    app.clock.advance(59_999);
    expect(await gradeIn(courseId)).toMatchObject({ score: 80 });
    app.clock.advance(1);
    expect(await gradeIn(courseId)).toMatchObject({
      score: 60,
      complete: true,
      parts: [{ state: 'GRADED' }, { state: 'MISSING', score: 0, dueAt: deadline }],
    });
  });

  it('does not count what waits for marks', async () => {
    const { courseId, first, second, scored } = await classroom();
    await scored(first, FIRST, 80);
    await scored(second, FIRST, 0, { status: 'MARKING', finishedAt: null, score: null });
    expect(await gradeIn(courseId)).toMatchObject({
      score: 80,
      complete: false,
      parts: [{ state: 'GRADED' }, { state: 'MARKING', score: null }],
    });
  });

  it('is lowered by what other modules take away', async () => {
    const { courseId, first, scored } = await classroom({ _id: DEDUCTED });
    await scored(first, FIRST, 81);
    const grade = await gradeIn(courseId);
    expect(grade).toMatchObject({ deduction: 2.5, score: 79 });
    expect(grade.explanation[2]).toEqual({ text: 'Less 2.5 percentage points', value: 79 });
  });

  it('stays with whoever left the group', async () => {
    const left = await aGroup(app);
    const { _id: courseId } = await aCourse(app, { offeredTo: [left._id] });
    const exam = await anExam(app, { courseId });
    await aResult(app, exam, { groupId: left._id, score: 91 });
    expect(await gradeIn(courseId)).toMatchObject({ score: 91, letter: 'A' });
  });

  it('is not there where the person does not study the course', async () => {
    const { _id } = await aCourse(app);
    expect(await student.codeOf(ONE, { courseId: _id })).toBe('NOT_FOUND');
    expect(await facilitator.codeOf(ONE, { courseId: 'no-such-course' })).toBe('NOT_FOUND');
  });

  it('comes with all others in one statement, and is the same by either way', async () => {
    const { courseId, first, scored } = await classroom();
    await scored(first, FIRST, 88);
    const query = `{ studentGrades { course { _id } term { name } ${GRADE} } }`;
    const All = z.object({
      studentGrades: z.array(Grade.extend({ course: z.object({ _id: z.string() }) })),
    });
    const { studentGrades } = await student.read(All, query);
    const { course: _course, ...found } =
      studentGrades.find(({ course }) => course._id === courseId) ?? {};
    expect(found).toEqual(await gradeIn(courseId));
    expect(await statementsOf(app, () => student.read(All, query))).toHaveLength(2);
    expect(await statementsOf(app, () => gradeIn(courseId))).toHaveLength(2);
  });
});

describe('the grade book', () => {
  it('shows the grades of the group, as its students see them', async () => {
    const { courseId, groupId, first, second, scored } = await classroom();
    await scored(first, FIRST, 90);
    await scored(second, FIRST, 70);
    await scored(first, SECOND, 60);
    const { columns, items, total } = await bookOf({ courseId, groupId });
    expect(total).toBe(3);
    expect(columns.map(({ title }) => title)).toEqual(['First', 'Second']);
    const of = (id: string) => items.find((item) => item.student._id === id)?.grade;
    expect(of(FIRST)).toEqual(await gradeIn(courseId));
    expect(of(FIRST)?.score).toBe(85);
    expect(of(SECOND)).toMatchObject({ score: 60, letter: 'F' });
    expect(of(THIRD)).toMatchObject({ score: null });
  });

  it('is sorted by score and name, searched, and read page by page', async () => {
    const { courseId, groupId, first, scored } = await classroom();
    await scored(first, SECOND, 95);
    await scored(first, THIRD, 65);
    const ids = async (more: object) =>
      (await bookOf({ courseId, groupId, ...more })).items.map((item) => item.student._id);
    expect(await ids({ sort: { field: 'score', order: 'DESC' } })).toEqual([SECOND, THIRD, FIRST]);
    expect(await ids({ sort: { field: 'score', order: 'ASC' } })).toEqual([THIRD, SECOND, FIRST]);
    const byName = await ids({});
    const back = await ids({ sort: { field: 'name', order: 'DESC' } });
    expect(back).toEqual(byName.toReversed());
    expect(await ids({ page: { page: 2, perPage: 2 } })).toEqual(byName.slice(2));
    const { items } = await bookOf({ courseId, groupId });
    const name = items[1]?.student.fullName ?? '';
    expect(await ids({ filter: { q: ` ${name.toUpperCase()} ` } })).toEqual([byName[1]]);
    expect(await ids({ filter: { q: '%' } })).toEqual([]);
    const page = { page: 1, perPage: 501 };
    expect(await facilitator.codeOf(BOOK, { courseId, groupId, page })).toBe('INVALID');
  });

  it('costs one statement and the session, for every sort', async () => {
    const { courseId, groupId } = await classroom();
    for (const field of ['name', 'score']) {
      const sort = { field, order: 'DESC' };
      const read = () => bookOf({ courseId, groupId, sort, filter: { q: 'a' } });
      expect(await statementsOf(app, read)).toHaveLength(2);
    }
  });

  it.each(['facilitator', 'manager', 'regionAdmin', 'admin', 'superadmin'] as const)(
    'is read by the %s of the group or its region',
    async (persona) => {
      const asked = await classroom();
      const client = await app.as(persona);
      expect(await client.codeOf(BOOK, asked)).toBeUndefined();
    },
  );

  it.each(['student', 'student2', 'regionAdmin2', 'reportsAdmin'] as const)(
    'is not there for the %s',
    async (persona) => {
      const asked = await classroom();
      const client = await app.as(persona);
      expect(await client.codeOf(BOOK, asked)).toBe('NOT_FOUND');
    },
  );

  it('is not there for a facilitator of another group, nor of a course that the group does not have', async () => {
    const { courseId, groupId } = await classroom();
    const other = await aGroup(app, { students: [FIRST] });
    const { _id: elsewhere } = await aCourse(app);
    for (const asked of [
      { groupId: other._id, courseId },
      { groupId, courseId: elsewhere },
      { groupId: 'no-such-group', courseId },
    ]) {
      expect(await facilitator.codeOf(BOOK, asked)).toBe('NOT_FOUND');
    }
  });

  it('is there for each published course of the group', async () => {
    const { courseId, groupId } = await classroom();
    await aCourse(app, { offeredTo: [groupId], published: false });
    const query = 'query ($groupId: ID!) { gradeBookCourses(groupId: $groupId) { _id } }';
    const { data } = await facilitator.send(query, { groupId });
    expect(data).toEqual({ gradeBookCourses: [{ _id: courseId }] });
    expect(await student.codeOf(query, { groupId })).toBe('NOT_FOUND');
  });
});

describe('a grade that changed', () => {
  const CHANGES =
    'query ($filter: GradeChangeFilter) { gradeChanges(filter: $filter) { total items { title before after reason byName student { _id } } } }';

  it('is told to its student and whoever looks after the group, and to nobody else', async () => {
    const { courseId, groupId, first, scored } = await classroom();
    const { _id } = await scored(first, FIRST, 60);
    const admin = await app.as('regionAdmin');
    const { errors } = await admin.send(
      'mutation ($id: ID!) { correctExamResult(_id: $id, version: 1, examResultInput: { score: 80, reason: "A question was wrong" }) { score } }',
      { id: _id },
    );
    expect(errors).toBeUndefined();
    const changes = {
      total: 1,
      items: [
        {
          title: 'First',
          before: 60,
          after: 80,
          reason: 'A question was wrong',
          byName: expect.any(String),
          student: { _id: FIRST },
        },
      ],
    };
    const told = { gradeChanges: changes };
    const filter = { courseId };
    expect((await student.send(CHANGES, { filter })).data).toEqual(told);
    expect((await facilitator.send(CHANGES, { filter: { courseId, groupId } })).data).toEqual(told);
    const ofStudent = { courseId, studentId: FIRST };
    expect((await admin.send(CHANGES, { filter: ofStudent })).data).toEqual(told);
    for (const persona of ['student2', 'regionAdmin2', 'reportsAdmin'] as const) {
      const other = await app.as(persona);
      expect((await other.send(CHANGES, { filter })).data).toEqual({
        gradeChanges: { total: 0, items: [] },
      });
    }
    expect(await statementsOf(app, () => student.send(CHANGES, { filter }))).toHaveLength(2);
  });
});

describe('a grade that somebody corrects', () => {
  const CORRECT =
    'mutation ($version: Int!, $input: GradeCorrectionInput!) { correctCourseGrade(version: $version, gradeCorrectionInput: $input) { score letter correctionVersion explanation { text value } } }';
  const HISTORY =
    'query ($courseId: ID!) { courseGrade(courseId: $courseId) { score correctionVersion explanation { text value } } gradeChanges(filter: { courseId: $courseId }) { items { title before after reason } } notifications(page: { page: 1, perPage: 1 }) { items { description link } } }';
  const corrected = async (score: number | null, version: number, client: TestClient, more = {}) =>
    client.send(CORRECT, {
      version,
      input: { studentId: FIRST, score, reason: 'It was told wrongly.', ...more },
    });

  it('stands with its reason until it is taken back, and its student reads and is told of both', async () => {
    const { courseId, first, scored } = await classroom();
    await scored(first, FIRST, 60);
    const admin = await app.as('regionAdmin');
    const given = await corrected(75, 0, admin, { courseId });
    expect(given.data?.correctCourseGrade).toMatchObject({
      score: 75,
      letter: 'C',
      correctionVersion: 1,
    });
    const told = await student.send(HISTORY, { courseId });
    expect(told.data).toMatchObject({
      courseGrade: {
        score: 75,
        explanation: expect.arrayContaining([
          { text: 'Corrected by hand; it was 60% at first', value: 75 },
          { text: 'Reason: It was told wrongly.', value: null },
        ]),
      },
      gradeChanges: { items: [{ before: 60, after: 75, reason: 'It was told wrongly.' }] },
    });
    const late = await corrected(80, 0, admin, { courseId });
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
    const same = await corrected(75, 1, admin, { courseId });
    expect(same.errors?.[0]?.extensions.fields).toHaveProperty('score');
    const back = await corrected(null, 1, admin, { courseId });
    expect(back.data?.correctCourseGrade).toMatchObject({ score: 60, correctionVersion: 0 });
    expect((await student.send(HISTORY, { courseId })).data).toMatchObject({
      courseGrade: { score: 60, correctionVersion: 0 },
      gradeChanges: {
        items: [
          { before: 75, after: 60 },
          { before: 60, after: 75 },
        ],
      },
    });
    const none = await corrected(null, 0, admin, { courseId });
    expect(none.errors?.[0]?.extensions.code).toBe('INVALID');
    const { db } = app.services.database;
    const trail = await db
      .select({ action: auditEntries.action, before: auditEntries.before })
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'gradeCorrection'));
    expect(trail.filter(({ action }) => action === 'correctCourseGrade')).toHaveLength(2);
  });

  it('is corrected by admins of its region alone, and by nobody for themselves', async () => {
    const { courseId, first, scored } = await classroom();
    await scored(first, FIRST, 60);
    for (const [persona, code] of [
      ['student', 'FORBIDDEN'],
      ['facilitator', 'FORBIDDEN'],
      ['manager', 'FORBIDDEN'],
      ['reportsAdmin', 'FORBIDDEN'],
      ['regionAdmin2', 'NOT_FOUND'],
    ] as const) {
      const { errors } = await corrected(90, 0, await app.as(persona), { courseId });
      expect([persona, errors?.[0]?.extensions.code]).toEqual([persona, code]);
    }
    const admin = await app.as('admin');
    await scored(first, 'user-admin', 60);
    const own = await corrected(90, 0, admin, { courseId, studentId: 'user-admin' });
    expect(own.errors?.[0]?.extensions.key).toBe('errors.exam.ownResult');
    const unknown = await corrected(90, 0, admin, { courseId: 'none' });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await gradeIn(courseId)).score).toBe(60);
  });
});
