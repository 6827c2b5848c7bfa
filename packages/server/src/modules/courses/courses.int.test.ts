import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { countStatements, statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { lessonsTitled } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { exams } from '../exams/exams.table.ts';
import type { CourseRow } from './courses.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LIST =
  'query ($filter: CourseFilter, $sort: CourseSort, $page: PageInput) { courses(filter: $filter, sort: $sort, page: $page) { total items { code } } }';
const ONE = 'query ($id: ID!) { course(_id: $id) { code groups { name region { name } } } }';
const CREATE =
  'mutation ($input: CourseInput!) { createCourse(courseInput: $input) { _id version code groups { _id } } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: CourseInput!) { updateCourse(_id: $id, version: $version, courseInput: $input) { _id version name groups { _id } } }';
const REMOVE = 'mutation ($id: ID!) { removeCourse(_id: $id) { _id code lessonCount } }';
const Courses = z.object({
  courses: z.object({ total: z.number(), items: z.array(z.object({ code: z.string() })) }),
});

const anInput = (more: object = {}) => ({
  code: `C-${newId().slice(-12)}`,
  name: 'Romans',
  locale: 'en',
  published: true,
  groupIds: [],
  ...more,
});
const changeOf = (course: CourseRow, input: object = {}, version = course.version) => ({
  id: course._id,
  version,
  input: anInput({ code: course.code, ...input }),
});
const codesFor = async (variables: object, persona: 'admin' | 'regionAdmin' = 'admin') => {
  const { courses } = await (await app.as(persona)).read(Courses, LIST, { ...variables });
  return courses.items.map((course) => course.code);
};

describe('who reads and changes courses', () => {
  it.each(['regionAdmin', 'admin', 'superadmin'] as const)('%s reads them', async (who) => {
    const course = await aCourse(app);
    const person = await app.as(who);
    expect(await person.codeOf(LIST)).toBeUndefined();
    expect((await person.send(ONE, { id: course._id })).data?.course).toMatchObject({
      code: course.code,
    });
  });

  it.each(['admin', 'superadmin'] as const)('%s changes them', async (who) => {
    const person = await app.as(who);
    expect(await person.codeOf(CREATE, { input: anInput() })).toBeUndefined();
    const course = await aCourse(app);
    expect(await person.codeOf(UPDATE, changeOf(course))).toBeUndefined();
    expect(await person.codeOf(REMOVE, { id: course._id })).toBeUndefined();
  });

  it.each([
    'regionAdmin',
    'manager',
    'student',
    'student2',
    'facilitator',
    'reportsAdmin',
    'newcomer',
  ] as const)('%s changes none', async (who) => {
    const course = await aCourse(app);
    const person = await app.as(who);
    expect(await person.codeOf(CREATE, { input: anInput() })).toBe('FORBIDDEN');
    expect(await person.codeOf(UPDATE, changeOf(course))).toBe('FORBIDDEN');
    expect(await person.codeOf(REMOVE, { id: course._id })).toBe('FORBIDDEN');
  });

  it.each(['manager', 'student', 'student2', 'facilitator', 'reportsAdmin', 'newcomer'] as const)(
    '%s reads none of the back-office',
    async (who) => {
      const person = await app.as(who);
      expect(await person.codeOf(LIST)).toBe('FORBIDDEN');
      expect(await person.codeOf(ONE, { id: 'any' })).toBe('FORBIDDEN');
    },
  );

  it('a stranger is asked to log in', async () => {
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
    expect(await app.anonymous().codeOf(ONE, { id: 'any' })).toBe('UNAUTHENTICATED');
    expect(await app.anonymous().codeOf(CREATE, { input: anInput() })).toBe('UNAUTHENTICATED');
  });

  it('says alike of every course that is not there', async () => {
    const admin = await app.as('admin');
    expect(await admin.codeOf(ONE, { id: 'nowhere' })).toBe('NOT_FOUND');
    expect(await admin.codeOf(REMOVE, { id: 'nowhere' })).toBe('NOT_FOUND');
    expect(await admin.codeOf(UPDATE, { id: 'nowhere', version: 1, input: anInput() })).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the groups a course is offered to', () => {
  it('are cut to the regions of the admin by every path', async () => {
    const here = await aGroup(app, { name: 'Here' });
    const there = await aGroup(app, { name: 'There', regionId: 'region-berlin' });
    const course = await aCourse(app, { offeredTo: [here._id, there._id] });
    const [lesson] = await lessonsTitled(app, course._id, 'One');
    const admin = await app.as('regionAdmin');
    const seen = [{ name: 'Here', region: { name: 'Cape Town' } }];
    const inList =
      'query ($ids: [ID!]) { courses(filter: { ids: $ids }) { items { groups { name region { name } } } } }';
    const byLesson =
      'query ($id: ID!) { lesson(_id: $id) { course { groups { name region { name } } } } }';
    expect((await admin.send(ONE, { id: course._id })).data).toMatchObject({
      course: { groups: seen },
    });
    expect((await admin.send(inList, { ids: [course._id] })).data).toEqual({
      courses: { items: [{ groups: seen }] },
    });
    expect((await admin.send(byLesson, { id: lesson?._id })).data).toEqual({
      lesson: { course: { groups: seen } },
    });
    const whole = await (await app.as('admin')).send(byLesson, { id: lesson?._id });
    expect(whole.data).toMatchObject({ lesson: { course: { groups: [{}, {}] } } });
    expect(await codesFor({ filter: { groupId: here._id } }, 'regionAdmin')).toEqual([course.code]);
    expect(await codesFor({ filter: { groupId: there._id } }, 'regionAdmin')).toEqual([]);
    expect(await codesFor({ filter: { groupId: there._id } })).toEqual([course.code]);
  });

  it('are replaced as a whole, or not at all', async () => {
    const [first, second] = [await aGroup(app), await aGroup(app)];
    const course = await aCourse(app, { name: 'Before', offeredTo: [first._id] });
    const admin = await app.as('admin');
    const wrong = { name: 'After', groupIds: [second._id, 'group-nowhere'] };
    const { errors } = await admin.send(UPDATE, changeOf(course, wrong));
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(['groupIds']);
    const groups = (id: string) =>
      admin.send('query ($id: ID!) { course(_id: $id) { name groups { _id } } }', { id });
    expect((await groups(course._id)).data?.course).toEqual({
      name: 'Before',
      groups: [{ _id: first._id }],
    });
    const right = { groupIds: [second._id, second._id] };
    const { data } = await admin.send(UPDATE, changeOf(course, right));
    expect(data?.updateCourse).toMatchObject({ version: 2, groups: [{ _id: second._id }] });
  });
});

describe('changing a course', () => {
  it('refuses a change made on an older version', async () => {
    const course = await aCourse(app);
    const admin = await app.as('admin');
    expect(await admin.codeOf(UPDATE, changeOf(course))).toBeUndefined();
    expect(await admin.codeOf(UPDATE, changeOf(course))).toBe('CONFLICT');
  });

  it('refuses a code that another course has', async () => {
    const [one, other] = [await aCourse(app), await aCourse(app)];
    const admin = await app.as('admin');
    const taken = { code: 'INVALID', fields: { code: expect.stringContaining('unique') } };
    const created = await admin.send(CREATE, { input: anInput({ code: ` ${one.code} ` }) });
    expect(created.errors?.[0]?.extensions).toMatchObject(taken);
    const changed = await admin.send(UPDATE, changeOf(other, { code: one.code }));
    expect(changed.errors?.[0]?.extensions).toMatchObject(taken);
  });

  it('is kept in the audit with its groups', async () => {
    const group = await aGroup(app);
    const course = await aCourse(app);
    await (await app.as('admin')).send(UPDATE, changeOf(course, { groupIds: [group._id] }));
    const [entry] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, course._id));
    expect(entry).toMatchObject({
      action: 'updateCourse',
      before: { groupIds: [] },
      after: { groupIds: [group._id] },
    });
  });

  it('removes it only without lessons and exams', async () => {
    const admin = await app.as('admin');
    const withLesson = await aCourse(app);
    await lessonsTitled(app, withLesson._id, 'One');
    const withExam = await aCourse(app);
    const stamp = { createdAt: withExam.createdAt, updatedAt: withExam.createdAt };
    await app.services.database.db
      .insert(exams)
      .values({ ...stamp, _id: newId(), courseId: withExam._id, title: 'Final' });
    for (const { _id } of [withLesson, withExam]) {
      const { errors } = await admin.send(REMOVE, { id: _id });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'errors.inUse' });
    }
    const empty = await aCourse(app, { offeredTo: [(await aGroup(app))._id] });
    const { data } = await admin.send(REMOVE, { id: empty._id });
    expect(data?.removeCourse).toEqual({ _id: empty._id, code: empty.code, lessonCount: 0 });
    expect(await admin.codeOf(ONE, { id: empty._id })).toBe('NOT_FOUND');
  });
});

describe('the list of courses', () => {
  it('is filtered, sorted and paged', async () => {
    const word = `w${newId().slice(-8)}`;
    const made = [
      await aCourse(app, { code: `${word}-1`, name: 'B', published: false }),
      await aCourse(app, { code: `${word}-2`, name: 'A', locale: 'hu_HU' }),
      await aCourse(app, { code: 'X', name: 'C', teacherName: `Teacher ${word.toUpperCase()}` }),
    ];
    const codes = made.map((course) => course.code);
    const filtered = (filter: object) => codesFor({ filter: { q: word, ...filter } });
    expect(await filtered({})).toEqual(['X', ...codes.slice(0, 2)].toSorted());
    expect(await filtered({ published: false })).toEqual([`${word}-1`]);
    expect(await filtered({ locale: 'hu_HU' })).toEqual([`${word}-2`]);
    expect(await filtered({ ids: [made[2]?._id, 'nowhere'] })).toEqual(['X']);
    const sort = { field: 'name', order: 'DESC' };
    expect(await codesFor({ filter: { q: word }, sort })).toEqual(['X', `${word}-1`, `${word}-2`]);
    const page = { page: 2, perPage: 2 };
    expect(await codesFor({ filter: { q: word }, sort, page })).toEqual([`${word}-2`]);
  });

  it.each(['code', 'name', 'createdAt', 'updatedAt'])('sorts by %s', async (field) => {
    const page = { page: 1, perPage: 1000 };
    const up = await codesFor({ sort: { field, order: 'ASC' }, page });
    const down = await codesFor({ sort: { field, order: 'DESC' }, page });
    expect(down).toEqual(up.toReversed());
  });
});

describe('the statements that courses cost', () => {
  const WHOLE =
    'query ($filter: CourseFilter) { courses(filter: $filter, page: { page: 1, perPage: 1000 }) { total items { code lessonCount lessons { title mediaUrl } groups { name } } } }';

  it('are one and the session for a list with lessons and groups', async () => {
    for (const persona of ['admin', 'regionAdmin'] as const) {
      const person = await app.as(persona);
      expect(await statementsOf(app, () => person.send(WHOLE))).toHaveLength(2);
    }
  });

  it('are as many for 100 courses as for 10, also for what hangs deeper', async () => {
    const admin = await app.as('admin');
    const deep =
      'query ($ids: [ID!]) { courses(filter: { ids: $ids }, page: { page: 1, perPage: 1000 }) { items { lessons { course { name groups { name } } subtitles { url } downloads { url } } groups { students { fullName } region { name } } } } }';
    const group = await aGroup(app, { students: ['user-student'] });
    const ids: string[] = [];
    const costOf = async (count: number) => {
      while (ids.length < count) {
        const { _id } = await aCourse(app, { offeredTo: [group._id] });
        await lessonsTitled(app, _id, 'One', 'Two');
        ids.push(_id);
      }
      return countStatements(app, () => admin.send(deep, { ids }));
    };
    const ten = await costOf(10);
    expect(await costOf(100)).toBe(ten);
    expect(ten).toBeLessThanOrEqual(8);
  });
});
