import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countStatements, statementsOf } from '../../testing/count-statements.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { sha256 } from '../../platform/sha256.ts';
import { emailOf, passwordOf } from '../../seed/personas.ts';
import { groupPlans } from '../../seed/places.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const Groups = z.object({
  groups: z.object({ total: z.number(), items: z.array(z.looseObject({ name: z.string() })) }),
});
const LIST = '{ groups { total items { name } } }';
const ONE = 'query One($id: ID!) { group(_id: $id) { _id name } }';
const SCHEMAS = '{ attendanceSchemas { items { _id } } }';
const BERLIN = 'group-berlin-1';

/** Names of the demonstration's groups that fulfil a condition, in the order of the list. */
const planned = (condition: (plan: (typeof groupPlans)[number]) => boolean): string[] =>
  groupPlans
    .filter(condition)
    .map((plan) => plan.name)
    .toSorted();

const namesFor = async (persona: Parameters<TestApp['as']>[0], query = LIST, variables = {}) => {
  const { groups } = await (await app.as(persona)).read(Groups, query, variables);
  return groups.items.map((group) => group.name);
};

describe('who reads groups', () => {
  it.each(['manager', 'regionAdmin'] as const)('%s sees those of the own region', async (who) => {
    expect(await namesFor(who)).toEqual(planned((plan) => plan.place === 'Cape-Town'));
  });

  it.each(['admin', 'superadmin'] as const)('%s sees those of every region', async (who) => {
    expect(await namesFor(who)).toEqual(planned(() => true));
  });

  it.each(['student', 'student2', 'facilitator', 'graduate', 'reportsAdmin', 'newcomer'] as const)(
    '%s is refused',
    async (who) => {
      const person = await app.as(who);
      expect(await person.codeOf(LIST)).toBe('FORBIDDEN');
      expect(await person.codeOf(ONE, { id: BERLIN })).toBe('FORBIDDEN');
      expect(await person.codeOf(SCHEMAS)).toBe('FORBIDDEN');
    },
  );

  it('a stranger is asked to log in', async () => {
    const stranger = app.anonymous();
    expect(await stranger.codeOf(LIST)).toBe('UNAUTHENTICATED');
    expect(await stranger.codeOf(ONE, { id: BERLIN })).toBe('UNAUTHENTICATED');
    expect(await stranger.codeOf(SCHEMAS)).toBe('UNAUTHENTICATED');
  });

  it('a manager learns nothing of another region, by id or by filter', async () => {
    const manager = await app.as('manager');
    const foreign = await manager.send(ONE, { id: BERLIN });
    expect(foreign).toEqual(await manager.send(ONE, { id: 'group-nowhere' }));
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const byFilter =
      'query ($filter: GroupFilter) { groups(filter: $filter) { total items { name } } }';
    for (const filter of [{ ids: [BERLIN] }, { regionId: 'region-berlin' }, { q: 'berlin' }]) {
      const { groups } = await manager.read(Groups, byFilter, { filter });
      expect(groups).toEqual({ total: 0, items: [] });
    }
  });

  it('a region admin sees only the own region on the groups of a person', async () => {
    const member = 'user-0001';
    await aGroup(app, { name: 'Here', students: [member] });
    await aGroup(app, { name: 'There', regionId: 'region-berlin', students: [member] });
    const admin = await app.as('regionAdmin');
    const User = z.object({
      user: z.object({ groups: z.array(z.object({ name: z.string() })) }),
    });
    const { user } = await admin.read(User, `{ user(userId: "${member}") { groups { name } } }`);
    const names = user.groups.map((group) => group.name);
    expect(names).toContain('Here');
    expect(names).not.toContain('There');
  });

  it('a region admin finds nobody by a group of another region', async () => {
    const students = ['user-0001'];
    const there = await aGroup(app, { name: 'There', regionId: 'region-berlin', students });
    const here = await aGroup(app, { name: 'Here', students });
    const admin = await app.as('regionAdmin');
    const Total = z.object({ users: z.object({ total: z.number() }) });
    const found = async (groupId: string) =>
      (await admin.read(Total, `{ users(filter: { groupId: "${groupId}" }) { total } }`)).users
        .total;
    expect(await found(here._id)).toBe(1);
    expect(await found(there._id)).toBe(0);
  });
});

describe('the list of groups', () => {
  const FILTERED =
    'query ($filter: GroupFilter, $sort: GroupSort, $page: PageInput) { groups(filter: $filter, sort: $sort, page: $page) { total items { name } } }';

  it.each([
    [{ q: 'SECOND year' }, planned((plan) => plan.name.includes('Second Year'))],
    [{ q: '%' }, []],
    [{ kind: 'OFFLINE_APP' }, planned((plan) => plan.kind === 'OFFLINE_APP')],
    [
      { regionId: 'region-manila', archived: true },
      planned((plan) => plan.place === 'Manila' && 'archived' in plan),
    ],
    [{ ids: ['group-kyiv-online', 'group-nowhere'] }, ['Kyiv Online']],
    [{ year: 2 }, planned((plan) => plan.year === 2)],
  ])('filtered by %j', async (filter, names) => {
    expect(await namesFor('admin', FILTERED, { filter })).toEqual(names);
  });

  it.each(['name', 'year', 'startsOn', 'createdAt'])('sorts by %s both ways', async (field) => {
    const page = { page: 1, perPage: 100 };
    const up = await namesFor('admin', FILTERED, { sort: { field, order: 'ASC' }, page });
    const down = await namesFor('admin', FILTERED, { sort: { field, order: 'DESC' }, page });
    expect(up.length).toBeGreaterThan(5);
    expect(down).toEqual(up.toReversed());
  });

  it('comes in pages', async () => {
    const page = (number: number) =>
      namesFor('admin', FILTERED, { page: { page: number, perPage: 2 } });
    const [first, second] = [await page(1), await page(2)];
    expect([...first, ...second]).toHaveLength(4);
    expect(new Set([...first, ...second]).size).toBe(4);
  });
});

const TREE =
  '_id name startsOn createdAt studentCount students { fullName } facilitators { fullName } region { name } attendanceSchema { name }';

describe('a group', () => {
  it('shows its region, schema and people', async () => {
    const group = await aGroup(app, {
      name: 'Evening',
      attendanceSchemaId: 'schema-strict',
      students: ['user-student', 'user-student2'],
      facilitators: ['user-facilitator'],
    });
    const manager = await app.as('manager');
    const answer = await manager.send(`{ group(_id: "${group._id}") { ${TREE} } }`);
    expect(answer.data?.group).toEqual({
      _id: group._id,
      name: 'Evening',
      startsOn: '2026-01-12',
      createdAt: group.createdAt,
      studentCount: 2,
      students: [{ fullName: 'Jonas Weber' }, { fullName: 'Naledi Dlamini' }],
      facilitators: [{ fullName: 'Thabo Mokoena' }],
      region: { name: 'Cape Town' },
      attendanceSchema: { name: 'Second year' },
    });
  });

  it('shows the same where it hangs on a person', async () => {
    const student = await app.as('student');
    const answer = await student.send(
      `{ currentUser { groups { ${TREE} region { userCount } year } } }`,
    );
    expect(answer.errors).toBeUndefined();
    const mine = z
      .object({ currentUser: z.object({ groups: z.array(z.looseObject({ name: z.string() })) }) })
      .parse(answer.data);
    expect(mine.currentUser.groups).toContainEqual(
      expect.objectContaining({
        name: 'Cape Town First Year',
        region: { name: 'Cape Town', userCount: expect.any(Number) },
        attendanceSchema: { name: 'Standard' },
        facilitators: [{ fullName: 'Thabo Mokoena' }],
        year: 1,
      }),
    );
  });

  it('is shown to its student with the sign-in already', async () => {
    const { data } = await app
      .anonymous()
      .send(
        'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { groups { name } } }',
        { email: emailOf('student2'), password: sha256(passwordOf('student2')) },
      );
    expect(data?.loginWithPassword).toEqual({
      groups: expect.arrayContaining([{ name: 'Berlin First Year' }]),
    });
  });
});

describe('the statements that groups cost', () => {
  it('are one and the session for a whole list with everything on it', async () => {
    const admin = await app.as('admin');
    const query = `{ groups { total items { ${TREE} } } }`;
    await admin.send(query);
    expect(await statementsOf(app, () => admin.send(query))).toHaveLength(2);
  });

  it('are as many for 100 groups of a person as for 10', async () => {
    const admin = await app.as('admin');
    const query = `query ($id: ID!) { user(userId: $id) { groups { ${TREE} } } }`;
    const costFor = async (id: string, groups: number) => {
      for (let index = 0; index < groups; index += 1) await aGroup(app, { students: [id] });
      return countStatements(app, () => admin.send(query, { id }));
    };
    const ten = await costFor('user-0010', 10);
    expect(await costFor('user-0011', 100)).toBe(ten);
    expect(ten).toBeLessThanOrEqual(6);
  });
});
