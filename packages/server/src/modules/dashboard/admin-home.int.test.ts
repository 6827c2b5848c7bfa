import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { personas } from '../../seed/personas.ts';
import { groupPlans } from '../../seed/places.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { groups } from '../groups/groups.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const OWN_GROUP = 'group-cape-town-1';

/** A group of Cape Town as it is. */
async function aGroup() {
  const { db } = app.services.database;
  const [row] = await db.select().from(groups).where(eq(groups._id, OWN_GROUP));
  if (!row) throw new Error('The demonstration college has no such group');
  return row;
}

const SHOW =
  '{ adminHome { userCount activeStudentCount groupCount regionCount courseCount examResultCount recentExamResults { _id finishedAt region { name } student { fullName } exam { title } } waiting { kind count oldest } } }';
const Shown = z.object({
  adminHome: z.object({
    userCount: z.number(),
    activeStudentCount: z.number(),
    groupCount: z.number(),
    regionCount: z.number(),
    courseCount: z.number(),
    examResultCount: z.number(),
    recentExamResults: z.array(
      z.looseObject({ _id: z.string(), region: z.object({ name: z.string() }) }),
    ),
    waiting: z.array(
      z.object({ kind: z.string(), count: z.number(), oldest: z.iso.datetime({ offset: true }) }),
    ),
  }),
});
const show = async (by: TestClient) => (await by.read(Shown, SHOW)).adminHome;
const totals = async (by: TestClient, lists: readonly string[]) => {
  const answer = await by.send(`{ ${lists.map((name) => `${name} { total }`).join(' ')} }`);
  const Totals = z.record(z.string(), z.object({ total: z.number() }));
  const read = Totals.parse(answer.data);
  return Object.fromEntries(lists.map((name) => [name, read[name]?.total]));
};

describe('the home of the back-office', () => {
  it('is one statement besides the session', async () => {
    const admin = await app.as('admin');
    expect(await statementsOf(app, () => show(admin))).toHaveLength(2);
  });

  it.each(['regionAdmin', 'admin', 'superadmin'] as const)(
    'counts for %s what the lists show',
    async (persona) => {
      const person = await app.as(persona);
      const home = await show(person);
      const lists = ['users', 'groups', 'regions', 'courses', 'examResults'] as const;
      expect(await totals(person, lists)).toEqual({
        users: home.userCount,
        groups: home.groupCount,
        regions: home.regionCount,
        courses: home.courseCount,
        examResults: home.examResultCount,
      });
    },
  );

  it('counts for a manager what it counts for an admin of the same region', async () => {
    const [manager, regionAdmin] = [await app.as('manager'), await app.as('regionAdmin')];
    const { waiting: _own, ...seen } = await show(manager);
    expect(await show(regionAdmin)).toMatchObject(seen);
  });

  it('shows the five newest results of the own regions', async () => {
    const exam = await anExam(app);
    const later = { finishedAt: '2026-06-01T10:00:00Z' };
    const own = await aResult(app, exam, later);
    const other = await aResult(app, exam, {
      ...later,
      userId: 'user-student2',
      groupId: 'group-berlin-1',
      regionId: 'region-berlin',
    });
    const manager = await show(await app.as('manager'));
    expect(manager.recentExamResults).toHaveLength(5);
    expect(manager.recentExamResults[0]?._id).toBe(own._id);
    expect(new Set(manager.recentExamResults.map((each) => each.region.name))).toEqual(
      new Set(['Cape Town']),
    );
    const admin = await show(await app.as('admin'));
    const ids = admin.recentExamResults.map(({ _id }) => _id);
    expect(ids.slice(0, 2).toSorted()).toEqual([own._id, other._id].toSorted());
  });

  it.each([
    ['PEOPLE_NOT_ENROLLED', 'users(filter: { notEnrolled: true })'],
    ['PEOPLE_WITHOUT_GROUP', 'users(filter: { withoutGroup: true })'],
    ['GROUPS_WITHOUT_MEMBERS', 'groups(filter: { withoutMembers: true })'],
    ['GROUPS_WITHOUT_SCHEMA', 'groups(filter: { withoutSchema: true })'],
    ['REGIONS_WITHOUT_ATTENDANCE_ADMIN', 'regions(filter: { withoutAttendanceAdmin: true })'],
    ['REQUESTS_NEW', 'requestFormAnswers(filter: { status: NEW })'],
    ['DOCUMENTS_UNPUBLISHED', 'documents(filter: { published: false })'],
  ])('counts of %s what the list of them shows', async (kind, list) => {
    const { db } = app.services.database;
    await db.update(groups).set({ attendanceSchemaId: null }).where(eq(groups._id, OWN_GROUP));
    await db.insert(groups).values({ ...(await aGroup()), _id: newId(), name: 'Nobody yet' });
    for (const persona of ['regionAdmin', 'regionAdmin2', 'superadmin'] as const) {
      const person = await app.as(persona);
      const waits = (await show(person)).waiting.find((each) => each.kind === kind)?.count ?? 0;
      const answer = await person.send(`{ list: ${list} { total } }`);
      const Total = z.object({ list: z.object({ total: z.number() }) });
      const listed = answer.errors ? 0 : Total.parse(answer.data).list.total;
      expect([persona, waits]).toEqual([persona, listed]);
      if (persona === 'superadmin') expect(waits).toBeGreaterThan(0);
    }
  });

  it('shows a manager only what a manager can mend', async () => {
    const { waiting } = await show(await app.as('manager'));
    expect(waiting.map(({ kind }) => kind)).toEqual([
      'GROUPS_WITHOUT_MEMBERS',
      'GROUPS_WITHOUT_SCHEMA',
    ]);
  });

  it('counts as active students those of groups under way only', async () => {
    const manager = await show(await app.as('manager'));
    const here = groupPlans.filter(({ place }) => place === 'Cape-Town');
    const underWay = here.filter((plan) => !('archived' in plan));
    expect(underWay.length).toBeLessThan(here.length);
    const known = personas.filter(
      ({ studies, regions: [home] }) => studies && home === 'Cape-Town',
    );
    const invented = underWay.reduce((sum, { students }) => sum + students, 0);
    expect(manager.activeStudentCount).toBe(invented + known.length);
  });

  it.each(['student', 'facilitator', 'graduate', 'reportsAdmin', 'newcomer'] as const)(
    'is refused to %s',
    async (persona) => {
      expect(await (await app.as(persona)).codeOf(SHOW)).toBe('FORBIDDEN');
    },
  );

  it('asks a stranger to log in', async () => {
    expect(await app.anonymous().codeOf(SHOW)).toBe('UNAUTHENTICATED');
  });
});
