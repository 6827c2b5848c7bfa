import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCheck } from '../../testing/factories/check.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson, lessonsTitled } from '../../testing/factories/lesson.ts';
import { someProgress } from '../../testing/factories/progress.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { lessonCheckAnswers } from './learning.table.ts';

let app: TestApp;
let facilitator: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  facilitator = await app.as('facilitator');
});
afterAll(() => app.close());

const QUERY =
  'query Progress($groupId: ID!, $courseId: ID!, $filter: GroupProgressFilter, $sort: GroupProgressSort, $page: PageInput) { groupProgress(groupId: $groupId, courseId: $courseId, filter: $filter, sort: $sort, page: $page) { total lessons { title position } items { student { _id fullName } completedLessons seenPercent lastSeenAt lessons { lessonId seenPercent completed } } } }';

const Answer = z.object({
  groupProgress: z.object({
    total: z.number(),
    lessons: z.array(z.object({ title: z.string(), position: z.number() })),
    items: z.array(
      z.object({
        student: z.object({ _id: z.string(), fullName: z.string() }),
        completedLessons: z.number(),
        seenPercent: z.number(),
        lastSeenAt: z.string().nullable(),
        lessons: z.array(
          z.object({ lessonId: z.string(), seenPercent: z.number(), completed: z.boolean() }),
        ),
      }),
    ),
  }),
});

const [FIRST, SECOND, THIRD] = ['user-student', 'user-student2', 'user-graduate'];

/** Three students: one is done with one of two lessons, one has seen some, one nothing. */
async function classroom() {
  const group = await aGroup(app, {
    students: [FIRST, SECOND, THIRD],
    facilitators: ['user-facilitator'],
  });
  const course = await aCourse(app, { offeredTo: [group._id] });
  const [one, two] = await lessonsTitled(app, course._id, 'One', 'Two');
  await aLesson(app, { courseId: course._id, title: 'Hidden', position: 3, published: false });
  const at = (day: number) => `2026-02-0${day}T08:00:00.000Z`;
  const done = { watched: '{[0,600)}', completedAt: at(1), playedAt: at(1) };
  await someProgress(app, { ...done, userId: FIRST, lessonId: one?._id ?? '' });
  const some = { userId: SECOND, playedAt: at(3) };
  await someProgress(app, { ...some, lessonId: one?._id ?? '', watched: '{[0,500)}' });
  await someProgress(app, { ...some, lessonId: two?._id ?? '', watched: '{[0,450)}' });
  return { groupId: group._id, courseId: course._id, one: one?._id, two: two?._id, at };
}

const ask = async (client: TestClient, variables: Record<string, unknown>) =>
  (await client.read(Answer, QUERY, variables)).groupProgress;

describe('what a group has seen of a course', () => {
  it('counts published lessons of its students', async () => {
    const { groupId, courseId, one, two, at } = await classroom();
    const { items, lessons, total } = await ask(facilitator, { groupId, courseId });
    expect(total).toBe(3);
    expect(lessons.map(({ title }) => title)).toEqual(['One', 'Two']);
    const of = (id: string) => items.find(({ student }) => student._id === id);
    expect(of(FIRST)).toMatchObject({
      completedLessons: 1,
      seenPercent: 50,
      lastSeenAt: at(1),
      lessons: [
        { lessonId: one, seenPercent: 100, completed: true },
        { lessonId: two, seenPercent: 0, completed: false },
      ],
    });
    expect(of(SECOND)).toMatchObject({ completedLessons: 0, seenPercent: 79, lastSeenAt: at(3) });
    expect(of(THIRD)).toMatchObject({ completedLessons: 0, seenPercent: 0, lastSeenAt: null });
  });

  it('tells what each answered of what a recording asks, and after how many tries', async () => {
    const { groupId, courseId, one } = await classroom();
    const check = await aCheck(app, { _id: one ?? '', courseId }, 60);
    const at = '2026-02-01T08:00:00.000Z';
    const answer = { checkId: check._id, updatedAt: at };
    await app.services.database.db.insert(lessonCheckAnswers).values([
      { ...answer, userId: FIRST, tries: 2, answeredAt: at },
      { ...answer, userId: SECOND, tries: 1 },
    ]);
    const { data } = await facilitator.send(
      'query ($groupId: ID!, $courseId: ID!) { groupProgress(groupId: $groupId, courseId: $courseId) { lessons { checks { atSeconds question } } items { student { _id } lessons { checks { tries answered } } } } }',
      { groupId, courseId },
    );
    const Told = z.object({
      lessons: z.array(z.object({ checks: z.array(z.unknown()) })),
      items: z.array(
        z.object({
          student: z.object({ _id: z.string() }),
          lessons: z.array(z.object({ checks: z.array(z.unknown()) })),
        }),
      ),
    });
    const { lessons, items } = Told.parse(data?.groupProgress);
    const asked = [{ atSeconds: 60, question: 'Question 1' }];
    expect(lessons).toEqual([{ checks: asked }, { checks: [] }]);
    const of = (id: string) => items.find(({ student }) => student._id === id)?.lessons;
    expect(of(FIRST)).toEqual([{ checks: [{ tries: 2, answered: true }] }, { checks: [] }]);
    expect(of(SECOND)?.[0]).toEqual({ checks: [{ tries: 1, answered: false }] });
    expect(of(THIRD)?.[0]).toEqual({ checks: [{ tries: 0, answered: false }] });
  });

  it.each([
    ['completedLessons', 'DESC', [FIRST]],
    ['seenPercent', 'DESC', [SECOND, FIRST, THIRD]],
    ['seenPercent', 'ASC', [THIRD, FIRST, SECOND]],
    ['lastSeenAt', 'DESC', [SECOND, FIRST, THIRD]],
    ['lastSeenAt', 'ASC', [THIRD, FIRST, SECOND]],
  ])('is sorted by %s %s', async (field, order, expected) => {
    const { groupId, courseId } = await classroom();
    const { items } = await ask(facilitator, { groupId, courseId, sort: { field, order } });
    const ids = items.map(({ student }) => student._id);
    expect(ids.slice(0, expected.length)).toEqual(expected);
  });

  it('is sorted by name, searched by name and read page by page', async () => {
    const { groupId, courseId } = await classroom();
    const { items } = await ask(facilitator, { groupId, courseId });
    const names = items.map(({ student }) => student.fullName);
    const inOrder = await ask(facilitator, {
      groupId,
      courseId,
      sort: { field: 'name', order: 'DESC' },
    });
    expect(inOrder.items.map(({ student }) => student.fullName)).toEqual(names.toReversed());
    const second = await ask(facilitator, { groupId, courseId, page: { page: 2, perPage: 2 } });
    expect(second.items.map(({ student }) => student.fullName)).toEqual(names.slice(2));
    expect(second.total).toBe(3);
    const name = names[1] ?? '';
    const filter = { q: ` ${name.toUpperCase()} ` };
    const found = await ask(facilitator, { groupId, courseId, filter });
    expect(found.items.map(({ student }) => student.fullName)).toEqual([name]);
    expect(found.total).toBe(1);
    const wildcard = await ask(facilitator, { groupId, courseId, filter: { q: '%' } });
    expect(wildcard.total).toBe(0);
    const page = { page: 1, perPage: 501 };
    expect(await facilitator.codeOf(QUERY, { groupId, courseId, page })).toBe('INVALID');
  });

  it('costs one statement and the session, for every sort', async () => {
    const { groupId, courseId } = await classroom();
    for (const field of ['name', 'completedLessons', 'seenPercent', 'lastSeenAt']) {
      const sort = { field, order: 'DESC' };
      const read = () => ask(facilitator, { groupId, courseId, sort });
      expect(await statementsOf(app, read)).toHaveLength(2);
    }
  });

  it('is all alike where there are no lessons or nobody studies', async () => {
    const group = await aGroup(app, { facilitators: ['user-facilitator'] });
    const course = await aCourse(app, { offeredTo: [group._id] });
    const asked = { groupId: group._id, courseId: course._id };
    const sort = { field: 'seenPercent', order: 'DESC' };
    const empty = { total: 0, lessons: [], items: [] };
    expect(await ask(facilitator, { ...asked, sort })).toEqual(empty);
    const students = await aGroup(app, {
      students: [FIRST],
      facilitators: ['user-facilitator'],
    });
    const bare = await aCourse(app, { offeredTo: [students._id] });
    const { items } = await ask(facilitator, { groupId: students._id, courseId: bare._id, sort });
    expect(items).toMatchObject([{ completedLessons: 0, seenPercent: 0, lessons: [] }]);
  });
});

describe('whoever may look', () => {
  it.each(['facilitator', 'manager', 'regionAdmin', 'admin', 'superadmin'] as const)(
    'is the %s of the group or its region',
    async (persona) => {
      const { groupId, courseId } = await classroom();
      const client = await app.as(persona);
      expect(await client.codeOf(QUERY, { groupId, courseId })).toBeUndefined();
    },
  );

  it.each(['student', 'student2', 'regionAdmin2', 'reportsAdmin'] as const)(
    'is not the %s, to whom it is not there',
    async (persona) => {
      const { groupId, courseId } = await classroom();
      const client = await app.as(persona);
      expect(await client.codeOf(QUERY, { groupId, courseId })).toBe('NOT_FOUND');
    },
  );

  it('is no facilitator of another group, and of nothing that the group does not have', async () => {
    const { groupId, courseId } = await classroom();
    const other = await aGroup(app, { students: [FIRST] });
    const unpublished = await aCourse(app, { offeredTo: [groupId], published: false });
    for (const asked of [
      { groupId: other._id, courseId },
      { groupId, courseId: (await aCourse(app))._id },
      { groupId, courseId: unpublished._id },
      { groupId: 'no-such-group', courseId },
      { groupId, courseId: 'no-such-course' },
    ]) {
      expect(await facilitator.codeOf(QUERY, asked)).toBe('NOT_FOUND');
    }
  });
});
