import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const BOARDS =
  'query ($filter: GroupFilter, $sort: GroupBoardSort, $page: PageInput) { groupBoards(filter: $filter, sort: $sort, page: $page) { total items { _id name term kind studentCount region { name } facilitators { fullName } courses { code } lastActivityAt latestResults { score student { fullName } exam { title } } } } }';
const Board = z.looseObject({
  _id: z.string(),
  name: z.string(),
  studentCount: z.number(),
  lastActivityAt: z.string().nullable(),
  courses: z.array(z.object({ code: z.string() })),
  latestResults: z.array(z.looseObject({ score: z.number() })),
});
const Boards = z.object({
  groupBoards: z.object({ total: z.number(), items: z.array(Board) }),
});
const boards = async (who: 'manager' | 'admin' | 'regionAdmin2', variables: object = {}) =>
  (await (await app.as(who)).read(Boards, BOARDS, { ...variables })).groupBoards;

describe('the boards of all groups', () => {
  it('show a manager what goes on in the own region, in one statement', async () => {
    const manager = await app.as('manager');
    const statements = await statementsOf(app, async () => {
      const { groupBoards } = await manager.read(Boards, BOARDS, { filter: { archived: false } });
      expect(groupBoards.items.map(({ name }) => name)).toEqual([
        'Cape Town First Year',
        'Cape Town Second Year',
      ]);
      const [first] = groupBoards.items;
      expect(first).toMatchObject({
        term: 'Spring',
        region: { name: 'Cape Town' },
        facilitators: [{ fullName: 'Thabo Mokoena' }],
      });
      expect(first?.courses.map(({ code }) => code)).toEqual([
        'BIB101',
        'BIB102',
        'HIS101',
        'SPF101',
        'THE101',
      ]);
      expect(first?.latestResults).toHaveLength(3);
    });
    expect(statements).toHaveLength(2);
  });

  it('tell the last sitting and visit, drafts of courses not', async () => {
    const group = await aGroup(app, { name: 'Quiet', students: ['user-student'] });
    await aCourse(app, { code: 'DRAFT', published: false, offeredTo: [group._id] });
    const quiet = await boards('manager', { filter: { q: 'quiet' } });
    expect(quiet.items[0]).toMatchObject({ lastActivityAt: null, courses: [], latestResults: [] });
    const exam = await anExam(app);
    await aResult(app, exam, { groupId: group._id, finishedAt: '2026-06-01T10:00:00.000Z' });
    const { items } = await boards('manager', { filter: { q: 'quiet' } });
    expect(items[0]).toMatchObject({
      studentCount: 1,
      lastActivityAt: '2026-06-01T10:00:00.000Z',
    });
    expect(items[0]?.latestResults).toHaveLength(1);
  });

  it.each([
    [{ regionId: 'region-berlin' }, ['Berlin First Year']],
    [{ kind: 'OFFLINE_APP' }, ['Jakarta Offline']],
    [{ term: 'Autumn', archived: true, regionId: 'region-manila' }, ['Manila First Year']],
    [{ q: 'kyiv' }, ['Kyiv Online']],
  ])('are found by %j', async (filter, names) => {
    const { items } = await boards('admin', { filter });
    expect(items.map(({ name }) => name)).toEqual(names);
  });

  it('are cut to the regions of the person, also by filter, and come in pages', async () => {
    const berlin = await boards('regionAdmin2');
    expect(berlin.items.map(({ name }) => name)).toEqual(['Berlin First Year']);
    const foreign = { filter: { regionId: 'region-cape-town' } };
    expect(await boards('regionAdmin2', foreign)).toEqual({ total: 0, items: [] });
    const page = { page: { page: 2, perPage: 1 }, sort: { field: 'startsOn', order: 'DESC' } };
    const second = await boards('admin', page);
    expect(second.items).toHaveLength(1);
    expect(second.total).toBeGreaterThan(7);
  });

  it.each(['student', 'facilitator', 'graduate', 'reportsAdmin'] as const)(
    'are not for %s',
    async (who) => {
      expect(await (await app.as(who)).codeOf(BOARDS)).toBe('FORBIDDEN');
    },
  );

  it('ask a stranger to log in', async () => {
    expect(await app.anonymous().codeOf(BOARDS)).toBe('UNAUTHENTICATED');
  });
});
