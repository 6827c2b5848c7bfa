import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../platform/audit.table.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { membersOf } from './groups.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const change = (name: string) =>
  `mutation ($id: ID!, $userIds: [ID!]!, $role: GroupRole!) { ${name}(_id: $id, userIds: $userIds, role: $role) { version students { _id } facilitators { _id } } }`;
const ADD = change('addGroupMembers');
const TAKE = change('removeGroupMembers');
const MOVE = change('moveGroupMembers');
const ARCHIVE =
  'mutation ($ids: [ID!]!, $archived: Boolean!) { setGroupsArchived(groupIds: $ids, archived: $archived) { id status code } }';
const SIGN_UP = 'query ($id: ID!) { signUpGroup(_id: $id) { open } }';

/** People of Cape Town, and one of Berlin. */
const ANNE = 'user-student';
const BEN = 'user-facilitator';
const DIRK = 'user-student2';

const students = (id: string, userIds: readonly string[]) => ({ id, userIds, role: 'STUDENT' });
const members = (id: string) => membersOf(app.services.database.db, id);

describe('members of a group', () => {
  it('are added several at once, taken out and given the other role; each is a new version', async () => {
    const group = await aGroup(app);
    const admin = await app.as('regionAdmin');
    const added = await admin.send(ADD, students(group._id, [ANNE, BEN]));
    expect(added.data?.addGroupMembers).toMatchObject({ version: 2, facilitators: [] });
    const moved = await admin.send(MOVE, { id: group._id, userIds: [BEN], role: 'FACILITATOR' });
    expect(moved.data?.moveGroupMembers).toEqual({
      version: 3,
      students: [{ _id: ANNE }],
      facilitators: [{ _id: BEN }],
    });
    await admin.send(TAKE, students(group._id, [ANNE]));
    expect(await members(group._id)).toEqual({ studentIds: [], facilitatorIds: [BEN] });
    const audit = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, group._id));
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'addGroupMembers',
      'moveGroupMembers',
      'removeGroupMembers',
    ]);
  });

  it('are not added twice: nobody is then', async () => {
    const group = await aGroup(app, { students: [ANNE] });
    const admin = await app.as('regionAdmin');
    for (const userIds of [
      [BEN, ANNE],
      [BEN, BEN],
    ]) {
      const { errors } = await admin.send(ADD, students(group._id, userIds));
      expect(errors?.[0]?.extensions.code).toBe('INVALID');
      expect(errors?.[0]?.extensions.fields?.['userIds']).toMatch(/named twice: (Naledi|Thabo)/);
    }
    expect(await members(group._id)).toEqual({ studentIds: [ANNE], facilitatorIds: [] });
  });

  it('are people of the own regions', async () => {
    const group = await aGroup(app);
    const { errors } = await (
      await app.as('regionAdmin')
    ).send(ADD, students(group._id, [ANNE, DIRK]));
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(['userIds']);
    expect(await (await app.as('admin')).codeOf(ADD, students(group._id, [DIRK]))).toBeUndefined();
  });

  it('are not taken out or moved where they are not', async () => {
    const group = await aGroup(app, { students: [ANNE] });
    const admin = await app.as('regionAdmin');
    expect(await admin.codeOf(TAKE, students(group._id, [BEN]))).toBe('NOT_FOUND');
    const both = { id: group._id, userIds: [ANNE, BEN], role: 'FACILITATOR' };
    expect(await admin.codeOf(MOVE, both)).toBe('NOT_FOUND');
    expect(await members(group._id)).toEqual({ studentIds: [ANNE], facilitatorIds: [] });
  });

  it.each([
    ['manager', 'FORBIDDEN'],
    ['student', 'FORBIDDEN'],
    ['facilitator', 'FORBIDDEN'],
    ['regionAdmin2', 'NOT_FOUND'],
  ] as const)('are not for %s to change: %s', async (who, code) => {
    const group = await aGroup(app, { students: [ANNE] });
    const person = await app.as(who);
    expect(await person.codeOf(ADD, students(group._id, [BEN]))).toBe(code);
    expect(await person.codeOf(TAKE, students(group._id, [ANNE]))).toBe(code);
    expect(await person.codeOf(MOVE, { ...students(group._id, [ANNE]), role: 'FACILITATOR' })).toBe(
      code,
    );
  });

  it('are not for a stranger to change', async () => {
    expect(await app.anonymous().codeOf(ADD, students('group-berlin-1', [ANNE]))).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('the archive', () => {
  it('takes many groups in and tells of each', async () => {
    const [one, two] = [await aGroup(app), await aGroup(app, { archived: true })];
    const ids = [one._id, two._id, 'group-berlin-1', 'nowhere'];
    const { data } = await (await app.as('regionAdmin')).send(ARCHIVE, { ids, archived: true });
    expect(data?.setGroupsArchived).toEqual([
      { id: one._id, status: 'DONE', code: null },
      { id: two._id, status: 'UNCHANGED', code: null },
      { id: 'group-berlin-1', status: 'FAILED', code: 'NOT_FOUND' },
      { id: 'nowhere', status: 'FAILED', code: 'NOT_FOUND' },
    ]);
    const { data: read } = await (
      await app.as('manager')
    ).send(`{ group(_id: "${one._id}") { archived version } }`);
    expect(read?.group).toEqual({ archived: true, version: 2 });
  });

  it('is not for managers and students', async () => {
    const group = await aGroup(app);
    const wanted = { ids: [group._id], archived: true };
    expect(await (await app.as('manager')).codeOf(ARCHIVE, wanted)).toBe('FORBIDDEN');
    expect(await (await app.as('student')).codeOf(ARCHIVE, wanted)).toBe('FORBIDDEN');
    expect(await app.anonymous().codeOf(ARCHIVE, wanted)).toBe('UNAUTHENTICATED');
  });
});

describe('the link to sign up', () => {
  it.each([
    ['group-cape-town-1', true],
    ['group-cape-town-2', false],
    ['group-cape-town-old', false],
  ])('of %s is open: %s', async (id, open) => {
    const { data } = await app.anonymous().send(SIGN_UP, { id });
    expect(data?.signUpGroup).toEqual({ open });
  });
});

describe('terms', () => {
  it('are those of the own regions, each once', async () => {
    const terms = async (who: 'manager' | 'regionAdmin2') =>
      (await (await app.as(who)).send('{ groupTerms }')).data?.groupTerms;
    await aGroup(app, { regionId: 'region-berlin', term: 'Advent' });
    expect(await terms('manager')).toEqual(['Autumn', 'Spring']);
    expect(await terms('regionAdmin2')).toEqual(['Advent', 'Spring']);
    expect(await (await app.as('student')).codeOf('{ groupTerms }')).toBe('FORBIDDEN');
  });

  it('find groups, as their schema does', async () => {
    const LIST = 'query ($filter: GroupFilter) { groups(filter: $filter) { items { _id } } }';
    const find = async (filter: object) =>
      (await (await app.as('regionAdmin2')).send(LIST, { filter })).data?.groups;
    expect(await find({ term: 'Spring' })).toEqual({ items: [{ _id: 'group-berlin-1' }] });
    expect(await find({ attendanceSchemaId: 'schema-strict' })).toEqual({ items: [] });
  });
});
