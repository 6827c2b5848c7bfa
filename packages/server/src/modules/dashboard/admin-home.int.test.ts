import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personas } from '../../seed/personas.ts';
import { groupPlans } from '../../seed/places.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SHOW =
  '{ adminHome { userCount activeStudentCount groupCount regionCount courseCount examResultCount recentExamResults { _id finishedAt region { name } student { fullName } exam { title } } } }';
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
    expect(await show(manager)).toEqual(await show(regionAdmin));
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
