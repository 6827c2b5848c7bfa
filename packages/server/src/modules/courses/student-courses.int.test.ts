import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson, lessonsTitled } from '../../testing/factories/lesson.ts';
import { someProgress } from '../../testing/factories/progress.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { courseActivities } from '../learning/learning.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Persona = Parameters<TestApp['as']>[0];
const ME = 'user-student';
const FACILITATOR = 'user-facilitator';
const Courses = z.object({ studentCourses: z.array(z.object({ _id: z.string() })) });
const LIST = 'query ($groupId: ID) { studentCourses(groupId: $groupId) { _id } }';
const COURSE = 'query ($id: ID!) { studentCourse(_id: $id) { _id } }';
const LESSON = 'query ($id: ID!) { studentLesson(_id: $id) { _id } }';
const VISIT = 'mutation ($id: ID!) { recordCourseActivity(courseId: $id) }';
const SAVE =
  'mutation ($id: ID!) { saveLessonProgress(lessonProgressInput: { lessonId: $id, positionSeconds: 1, playbackSpeed: 1, completed: false }) { _id } }';

/** Codes of every path to a course and its lesson: undefined where it opens. */
async function pathsOf(persona: Persona, courseId: string, lessonId: string) {
  const person = await app.as(persona);
  const { studentCourses } = await person.read(Courses, LIST);
  return {
    listed: studentCourses.some((course) => course._id === courseId),
    codes: [
      await person.codeOf(COURSE, { id: courseId }),
      await person.codeOf(LESSON, { id: lessonId }),
      await person.codeOf(VISIT, { id: courseId }),
      await person.codeOf(SAVE, { id: lessonId }),
    ],
  };
}

const OPEN = { listed: true, codes: [undefined, undefined, undefined, undefined] };
const CLOSED = { listed: false, codes: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'] };

async function offered(more: { course?: object; group?: object; lesson?: object } = {}) {
  const group = await aGroup(app, { students: [ME], facilitators: [FACILITATOR], ...more.group });
  const course = await aCourse(app, { offeredTo: [group._id], ...more.course });
  const lesson = await aLesson(app, { courseId: course._id, ...more.lesson });
  return { group, course, lesson };
}

describe('a course', () => {
  it.each(['student', 'facilitator'] as const)('is open to the %s of its group', async (who) => {
    const { course, lesson } = await offered();
    expect(await pathsOf(who, course._id, lesson._id)).toEqual(OPEN);
  });

  it('stays open when the group is archived', async () => {
    const { course, lesson } = await offered({ group: { archived: true } });
    expect(await pathsOf('student', course._id, lesson._id)).toEqual(OPEN);
  });

  it.each([
    'student2',
    'graduate',
    'manager',
    'regionAdmin',
    'admin',
    'superadmin',
    'reportsAdmin',
  ] as const)('is not there for %s, who is not in its group', async (who) => {
    const { course, lesson } = await offered();
    expect(await pathsOf(who, course._id, lesson._id)).toEqual(CLOSED);
  });

  it('is not there before it is published', async () => {
    const { course, lesson } = await offered({ course: { published: false } });
    expect(await pathsOf('student', course._id, lesson._id)).toEqual(CLOSED);
    expect(await pathsOf('facilitator', course._id, lesson._id)).toEqual(CLOSED);
  });

  it('is not there when no group of the person has it', async () => {
    const { course, lesson } = await offered({ course: { offeredTo: [] } });
    expect(await pathsOf('student', course._id, lesson._id)).toEqual(CLOSED);
  });

  it('closes with the next request after the person left the group', async () => {
    const { group, course, lesson } = await offered();
    expect(await pathsOf('student', course._id, lesson._id)).toEqual(OPEN);
    await app.services.database.db.delete(groupMembers).where(eq(groupMembers.groupId, group._id));
    expect(await pathsOf('student', course._id, lesson._id)).toEqual(CLOSED);
  });

  it('looks like one that does not exist to whom it is closed', async () => {
    const { course, lesson } = await offered();
    const other = await app.as('student2');
    const nowhere = { id: 'nowhere' };
    expect(await other.send(COURSE, { id: course._id })).toEqual(await other.send(COURSE, nowhere));
    expect(await other.send(LESSON, { id: lesson._id })).toEqual(await other.send(LESSON, nowhere));
    expect(await other.send(VISIT, { id: course._id })).toEqual(await other.send(VISIT, nowhere));
  });

  it('is refused before the terms are accepted and to strangers', async () => {
    const { course, lesson } = await offered();
    const newcomer = await app.as('newcomer');
    const stranger = app.anonymous();
    for (const [query, id] of [
      [LIST, undefined],
      [COURSE, course._id],
      [LESSON, lesson._id],
      [VISIT, course._id],
      [SAVE, lesson._id],
    ] as const) {
      expect(await newcomer.codeOf(query, { id })).toBe('FORBIDDEN');
      expect(await stranger.codeOf(query, { id })).toBe('UNAUTHENTICATED');
    }
  });
});

describe('a lesson that is not published', () => {
  it('is not there, neither alone nor in its course', async () => {
    const { course, lesson } = await offered({ lesson: { published: false } });
    const student = await app.as('student');
    expect(await student.codeOf(LESSON, { id: lesson._id })).toBe('NOT_FOUND');
    expect(await student.codeOf(SAVE, { id: lesson._id })).toBe('NOT_FOUND');
    const { data } = await student.send(
      'query ($id: ID!) { studentCourse(_id: $id) { lessonCount nextLesson { _id } lessons { _id } } }',
      { id: course._id },
    );
    expect(data?.studentCourse).toEqual({ lessonCount: 0, nextLesson: null, lessons: [] });
  });
});

describe('the courses of a person', () => {
  const idsOf = async (persona: Persona, groupId: string | null) => {
    const { studentCourses } = await (await app.as(persona)).read(Courses, LIST, { groupId });
    return studentCourses.map((course) => course._id);
  };

  it('are those of one group, or of all without repetition', async () => {
    const [first, second] = [
      await aGroup(app, { students: [ME] }),
      await aGroup(app, { students: [ME], facilitators: [ME] }),
    ];
    const groups = [first._id, second._id];
    const both = await aCourse(app, { code: 'AAA', offeredTo: groups });
    const one = await aCourse(app, { code: 'AAB', offeredTo: [second._id] });
    expect(await idsOf('student', first._id)).toEqual([both._id]);
    expect(await idsOf('student', second._id)).toEqual([both._id, one._id]);
    const all = await idsOf('student', null);
    expect(all.filter((id) => id === both._id)).toHaveLength(1);
    expect(all).toContain(one._id);
  });

  it('are refused for a group the person is not in, as for none', async () => {
    const foreign = await aGroup(app, { students: ['user-student2'] });
    const student = await app.as('student');
    const answer = await student.send(LIST, { groupId: foreign._id });
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(answer).toEqual(await student.send(LIST, { groupId: 'nowhere' }));
  });

  const WHOLE =
    '{ _id code lessonCount completedLessons lastVisitedAt nextLesson { title } lessons { title position positionSeconds completed } }';

  async function onTheWay() {
    const { group, course } = await offered({ lesson: { published: false, position: 9 } });
    const [one, two] = await lessonsTitled(app, course._id, 'One', 'Two', 'Three');
    const at = '2026-03-01T08:00:00.000Z';
    const done = { positionSeconds: 600, watched: '{[0,600)}', completedAt: at };
    await someProgress(app, { ...done, userId: ME, lessonId: one?._id ?? '' });
    await someProgress(app, { userId: ME, lessonId: two?._id ?? '', positionSeconds: 42 });
    await someProgress(app, { ...done, userId: FACILITATOR, lessonId: two?._id ?? '' });
    const { db } = app.services.database;
    await db.insert(courseActivities).values([
      { _id: `${course._id}1`, userId: ME, courseId: course._id, visitedAt: at },
      {
        _id: `${course._id}2`,
        userId: ME,
        courseId: course._id,
        visitedAt: '2026-02-01T08:00:00Z',
      },
      {
        _id: `${course._id}3`,
        userId: FACILITATOR,
        courseId: course._id,
        visitedAt: '2026-03-02T08:00:00Z',
      },
    ]);
    return { group, course };
  }

  it('show how far the person is, and nobody else', async () => {
    const { group, course } = await onTheWay();
    const student = await app.as('student');
    const mine = {
      _id: course._id,
      code: course.code,
      lessonCount: 3,
      completedLessons: 1,
      lastVisitedAt: '2026-03-01T08:00:00.000Z',
      nextLesson: { title: 'Two' },
      lessons: [
        { title: 'One', position: 1, positionSeconds: 600, completed: true },
        { title: 'Two', position: 2, positionSeconds: 42, completed: false },
        { title: 'Three', position: 3, positionSeconds: 0, completed: false },
      ],
    };
    const byGroup = `query ($id: ID) { studentCourses(groupId: $id) ${WHOLE} }`;
    const byId = `query ($id: ID!) { studentCourse(_id: $id) ${WHOLE} }`;
    const { data } = await student.send(byGroup, { id: group._id });
    expect(data?.studentCourses).toEqual([mine]);
    expect((await student.send(byId, { id: course._id })).data?.studentCourse).toEqual(mine);
    const other = await (await app.as('facilitator')).send(byId, { id: course._id });
    expect(other.data?.studentCourse).toMatchObject({
      completedLessons: 1,
      lastVisitedAt: '2026-03-02T08:00:00.000Z',
      nextLesson: { title: 'One' },
    });
  });

  it('show their lessons in every operation of a document that asks for them', async () => {
    const { group, lesson } = await offered();
    const student = await app.as('student');
    const document = `fragment Codes on Query { studentCourses(groupId: "${group._id}") { code } }
      query Short { ...Codes }
      query Long { ...Codes studentCourses(groupId: "${group._id}") { lessons { _id } } }`;
    const answerTo = async (operationName: string): Promise<unknown> => {
      const response = await app.graphql.fetch('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: student.cookie },
        body: JSON.stringify({ query: document, operationName }),
      });
      return response.json();
    };
    const short = { data: { studentCourses: [{ code: expect.any(String) }] } };
    const long = {
      data: { studentCourses: [{ code: expect.any(String), lessons: [{ _id: lesson._id }] }] },
    };
    expect(await answerTo('Short')).toEqual(short);
    expect(await answerTo('Long')).toEqual(long);
    expect(await answerTo('Short')).toEqual(short);
  });

  it('have no next lesson once all are completed, and no visit before the first', async () => {
    const { course, lesson } = await offered();
    const student = await app.as('student');
    const at = app.clock.now().toISOString();
    await someProgress(app, { userId: ME, lessonId: lesson._id, completedAt: at });
    const { data } = await student.send(`query ($id: ID!) { studentCourse(_id: $id) ${WHOLE} }`, {
      id: course._id,
    });
    expect(data?.studentCourse).toMatchObject({
      completedLessons: 1,
      nextLesson: null,
      lastVisitedAt: null,
    });
  });

  it('cost one statement and the session, for 10 courses and for 100', async () => {
    const group = await aGroup(app, { students: [ME] });
    const student = await app.as('student');
    const query = `query ($id: ID) { studentCourses(groupId: $id) ${WHOLE} }`;
    for (const count of [10, 90]) {
      for (let index = 0; index < count; index += 1) {
        const { _id } = await aCourse(app, { offeredTo: [group._id] });
        await lessonsTitled(app, _id, 'One', 'Two');
      }
      expect(await statementsOf(app, () => student.send(query, { id: group._id }))).toHaveLength(2);
      expect(await statementsOf(app, () => student.send(query))).toHaveLength(2);
    }
  });
});
