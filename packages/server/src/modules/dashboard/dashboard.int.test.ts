import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { anAssignment, datesOf } from '../../testing/factories/assignment.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { users } from '../identity/identity.table.ts';
import { notifications } from '../notifications/notifications.table.ts';

let app: TestApp;
let student: TestClient;
let ownGroup: string;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  ownGroup = (await aGroup(app, { students: ['user-student'] }))._id;
});
afterAll(() => app.close());

const SHOW =
  'query Show($groupId: ID) { dashboard(groupId: $groupId) { groupId unreadNotifications recentExamResults { _id score student { _id } exam { title } course { name } } courses { _id lessonCount completedLessons nextLesson { title } } pendingAssignments { _id title state dueAt submission { _id } } notifications { title description link read createdAt } } }';
const Shown = z.object({
  dashboard: z.object({
    groupId: z.string().nullable(),
    unreadNotifications: z.number(),
    recentExamResults: z.array(
      z.looseObject({ _id: z.string(), student: z.object({ _id: z.string() }) }),
    ),
    courses: z.array(z.looseObject({ _id: z.string() })),
    pendingAssignments: z.array(z.looseObject({ _id: z.string(), state: z.string() })),
    notifications: z.array(z.looseObject({ title: z.string(), read: z.boolean() })),
  }),
});
const show = async (groupId: string | null = null, by = student) =>
  (await by.read(Shown, SHOW, { groupId })).dashboard;

/** Results on six later days, oldest first; returns their ids. */
async function sixResults(groupId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let day = 1; day <= 6; day += 1) {
    const exam = await anExam(app, { offeredTo: [groupId] });
    const finishedAt = `2026-04-0${day}T10:00:00.000Z`;
    ids.push((await aResult(app, exam, { groupId, finishedAt }))._id);
  }
  return ids;
}

describe('the dashboard', () => {
  it('is one statement besides the session', async () => {
    expect(await statementsOf(app, () => show())).toHaveLength(2);
    expect(await statementsOf(app, () => show('group-cape-town-1'))).toHaveLength(2);
  });

  it("shows the five most recent results, newest first, and nobody else's", async () => {
    const ids = await sixResults(ownGroup);
    const other = await anExam(app);
    await aResult(app, other, { userId: 'user-student2', finishedAt: '2026-05-01T10:00:00Z' });
    const { recentExamResults } = await show();
    expect(recentExamResults.map(({ _id }) => _id)).toEqual(ids.slice(1).toReversed());
    expect(new Set(recentExamResults.map((each) => each.student._id))).toEqual(
      new Set(['user-student']),
    );
  });

  it('cuts results and courses to the group that is given', async () => {
    const all = await show();
    const first = await show('group-cape-town-1');
    const own = await show(ownGroup);
    const ids = (of: typeof all) => of.courses.map((course) => course._id);
    expect(first.groupId).toBe('group-cape-town-1');
    expect(ids(own).every((id) => !ids(first).includes(id))).toBe(true);
    expect([...ids(first), ...ids(own)].toSorted()).toEqual(ids(all).toSorted());
    const results = (of: typeof all) => of.recentExamResults.map(({ _id }) => _id);
    expect(results(own)).toHaveLength(5);
    expect(results(first).some((id) => results(own).includes(id))).toBe(false);
  });

  it("looks absent for somebody else's group and for none at all", async () => {
    const absent = await student.send(SHOW, { groupId: 'no such group' });
    expect(absent.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await student.send(SHOW, { groupId: 'group-berlin-1' })).toEqual(absent);
  });

  it('shows the assignments that were not handed in, with what was begun of them', async () => {
    const course = await aCourse(app, { offeredTo: [ownGroup] });
    const due = await anAssignment(app, { courseId: course._id });
    await datesOf(app, {
      assignmentId: due._id,
      groupId: ownGroup,
      dueAt: '2999-01-01T00:00:00Z',
    });
    const other = await anAssignment(app, { courseId: course._id });
    const before = await show(ownGroup);
    expect(before.pendingAssignments.map(({ _id, state }) => [_id, state])).toEqual([
      [due._id, 'OPEN'],
      [other._id, 'OPEN'],
    ]);
    expect((await show('group-cape-town-1')).pendingAssignments).not.toContainEqual(
      expect.objectContaining({ _id: due._id }),
    );
  });

  it('shows the ten latest notifications and counts those not read', async () => {
    const { db } = app.services.database;
    const note = (day: number, userId: string) => ({
      _id: newId(),
      userId,
      title: `Day ${day}`,
      description: 'News',
      link: null,
      createdAt: `2027-01-${String(day).padStart(2, '0')}T08:00:00Z`,
    });
    const days = Array.from({ length: 12 }, (_, index) => index + 1);
    await db.insert(notifications).values(days.map((day) => note(day, 'user-student')));
    await db.insert(notifications).values(note(20, 'user-student2'));
    await db
      .update(users)
      .set({ notificationsLastRead: '2027-01-09T09:00:00Z' })
      .where(eq(users._id, 'user-student'));
    const shown = await show();
    expect(shown.unreadNotifications).toBe(3);
    expect(shown.notifications.map(({ title, read }) => [title, read])).toEqual([
      ['Day 12', false],
      ['Day 11', false],
      ['Day 10', false],
      ...[9, 8, 7, 6, 5, 4, 3].map((day) => [`Day ${day}`, true]),
    ]);
  });

  it('is empty, not broken, for a person who studies nowhere', async () => {
    expect(await show(null, await app.as('reportsAdmin'))).toEqual({
      groupId: null,
      unreadNotifications: 0,
      recentExamResults: [],
      courses: [],
      pendingAssignments: [],
      notifications: [],
    });
  });

  it('is refused before the terms are accepted and to strangers', async () => {
    expect(await (await app.as('newcomer')).codeOf(SHOW)).toBe('FORBIDDEN');
    expect(await app.anonymous().codeOf(SHOW)).toBe('UNAUTHENTICATED');
  });
});
