import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { examAttempts, exams } from '../exams/exams.table.ts';
import { membersOf } from './groups.repo.ts';
import { groupMembers, type GroupRow } from './groups.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CREATE =
  'mutation ($input: GroupInput!) { createGroup(groupInput: $input) { _id version name regionId students { _id } facilitators { _id } } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: GroupInput!) { updateGroup(_id: $id, version: $version, groupInput: $input) { _id version name regionId } }';
const REMOVE = 'mutation ($id: ID!) { removeGroup(_id: $id) { _id name region { name } } }';

/** People of Cape Town, and one of Berlin. */
const ANNE = 'user-student';
const BEN = 'user-facilitator';
const CARLA = 'user-manager';
const DIRK = 'user-student2';

const anInput = (more: object = {}) => ({
  name: 'Evening',
  regionId: 'region-cape-town',
  year: 1,
  term: 'Autumn',
  kind: 'CAMPUS',
  archived: false,
  startsOn: '2026-08-01',
  endsOn: '2026-12-01',
  attendanceSchemaId: 'schema-standard',
  studentIds: [],
  facilitatorIds: [],
  ...more,
});
const changeOf = (group: GroupRow, input: object = {}, version = group.version) => ({
  id: group._id,
  version,
  input: anInput(input),
});
const Created = z.object({ createGroup: z.object({ _id: z.string(), version: z.number() }) });
const members = (id: string) => membersOf(app.services.database.db, id);

describe('the first members of a group', () => {
  it.each([
    ['began before', '2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['is to begin', '2099-01-05', undefined],
  ])('joined with a group that %s, or now', async (_when, startsOn, wanted) => {
    const admin = await app.as('admin');
    const input = anInput({ studentIds: [ANNE], startsOn, endsOn: '2099-12-01' });
    const { createGroup } = await admin.read(Created, CREATE, { input });
    const [member] = await app.services.database.db
      .select({ joinedAt: groupMembers.joinedAt })
      .from(groupMembers)
      .where(eq(groupMembers.groupId, createGroup._id));
    const joined = new Date(member?.joinedAt ?? '').toISOString();
    expect(joined).toBe(wanted ?? app.clock.now().toISOString());
  });
});

describe('who changes groups', () => {
  it.each(['regionAdmin', 'admin', 'superadmin'] as const)('%s opens one', async (who) => {
    const input = anInput({ studentIds: [ANNE, ANNE], facilitatorIds: [BEN] });
    const { data } = await (await app.as(who)).send(CREATE, { input });
    expect(data?.createGroup).toMatchObject({
      version: 1,
      name: 'Evening',
      students: [{ _id: ANNE }],
      facilitators: [{ _id: BEN }],
    });
  });

  it.each(['manager', 'student', 'student2', 'facilitator', 'reportsAdmin', 'newcomer'] as const)(
    '%s changes none',
    async (who) => {
      const group = await aGroup(app);
      const person = await app.as(who);
      expect(await person.codeOf(CREATE, { input: anInput() })).toBe('FORBIDDEN');
      expect(await person.codeOf(UPDATE, changeOf(group))).toBe('FORBIDDEN');
      expect(await person.codeOf(REMOVE, { id: group._id })).toBe('FORBIDDEN');
    },
  );

  it('a stranger is asked to log in', async () => {
    expect(await app.anonymous().codeOf(CREATE, { input: anInput() })).toBe('UNAUTHENTICATED');
    expect(await app.anonymous().codeOf(REMOVE, { id: 'group-berlin-1' })).toBe('UNAUTHENTICATED');
  });

  it('a region admin reaches no group of another region, as if it were not there', async () => {
    const foreign = await aGroup(app, { regionId: 'region-berlin' });
    const admin = await app.as('regionAdmin');
    expect(await admin.codeOf(UPDATE, changeOf(foreign))).toBe('NOT_FOUND');
    expect(await admin.codeOf(REMOVE, { id: foreign._id })).toBe('NOT_FOUND');
    expect(await admin.codeOf(UPDATE, { ...changeOf(foreign), id: 'group-nowhere' })).toBe(
      'NOT_FOUND',
    );
  });

  it('moving a group needs the admin of both regions', async () => {
    const group = await aGroup(app);
    const away = { regionId: 'region-berlin' };
    const regionAdmin = await app.as('regionAdmin');
    expect(await regionAdmin.codeOf(UPDATE, changeOf(group, away))).toBe('FORBIDDEN');
    expect(await regionAdmin.codeOf(CREATE, { input: anInput(away) })).toBe('FORBIDDEN');
    const { data } = await (await app.as('admin')).send(UPDATE, changeOf(group, away));
    expect(data?.updateGroup).toMatchObject({ regionId: 'region-berlin', version: 2 });
    expect(await regionAdmin.codeOf(UPDATE, changeOf(group, {}, 2))).toBe('NOT_FOUND');
  });
});

describe('changing a group', () => {
  it('refuses a change made on an older version', async () => {
    const group = await aGroup(app);
    const admin = await app.as('regionAdmin');
    expect(await admin.codeOf(UPDATE, changeOf(group, { name: 'First' }))).toBeUndefined();
    expect(await admin.codeOf(UPDATE, changeOf(group, { name: 'Second' }))).toBe('CONFLICT');
    const { data } = await admin.send(`{ group(_id: "${group._id}") { name version } }`);
    expect(data?.group).toEqual({ name: 'First', version: 2 });
  });

  it('brings the members to exactly those given', async () => {
    const group = await aGroup(app, { students: [ANNE, CARLA], facilitators: [BEN] });
    const input = { studentIds: [CARLA, BEN], facilitatorIds: [] };
    await (await app.as('regionAdmin')).send(UPDATE, changeOf(group, input));
    expect(await members(group._id)).toEqual({ studentIds: [BEN, CARLA], facilitatorIds: [] });
  });

  it('changes nothing at all where one member does not exist', async () => {
    const group = await aGroup(app, { name: 'Before', students: [ANNE] });
    const input = { name: 'After', studentIds: [CARLA], facilitatorIds: ['user-nobody'] };
    const admin = await app.as('admin');
    const { errors } = await admin.send(UPDATE, changeOf(group, input));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: {
        facilitatorIds: 'One of these people does not exist, or you do not have access to them.',
      },
    });
    expect(await members(group._id)).toEqual({ studentIds: [ANNE], facilitatorIds: [] });
    const { data } = await admin.send(`{ group(_id: "${group._id}") { name version } }`);
    expect(data?.group).toEqual({ name: 'Before', version: 1 });
  });

  it('takes new members only from the regions of the admin, and keeps those it had', async () => {
    const admin = await app.as('regionAdmin');
    const fresh = await admin.send(CREATE, { input: anInput({ studentIds: [DIRK] }) });
    expect(Object.keys(fresh.errors?.[0]?.extensions.fields ?? {})).toEqual(['studentIds']);
    const group = await aGroup(app, { students: [DIRK] });
    const input = { studentIds: [ANNE, DIRK] };
    expect(await admin.codeOf(UPDATE, changeOf(group, input))).toBeUndefined();
    expect((await members(group._id)).studentIds).toEqual([ANNE, DIRK]);
  });

  it.each([
    ['endsOn', { endsOn: '2026-08-01' }],
    ['name', { name: ' ' }],
    ['attendanceSchemaId', { attendanceSchemaId: 'schema-nowhere' }],
    ['regionId', { regionId: 'region-nowhere' }],
    ['studentIds', { studentIds: ['user-nobody'] }],
  ])('marks the field %s', async (field, wrong) => {
    const admin = await app.as('admin');
    const created = await admin.send(CREATE, { input: anInput(wrong) });
    expect(created.errors?.[0]?.extensions.code).toBe('INVALID');
    expect(Object.keys(created.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    const changed = await admin.send(UPDATE, changeOf(await aGroup(app), wrong));
    expect(Object.keys(changed.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });

  it('is kept in the audit with the people before and after', async () => {
    const group = await aGroup(app, { students: [ANNE] });
    await (await app.as('regionAdmin')).send(UPDATE, changeOf(group, { studentIds: [CARLA] }));
    const [entry] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, group._id));
    expect(entry).toMatchObject({
      action: 'updateGroup',
      entity: 'group',
      actorId: 'user-regionadmin',
      before: { studentIds: [ANNE] },
      after: { studentIds: [CARLA], version: 2 },
    });
  });
});

describe('removing a group', () => {
  it('works while nobody is in it, also where courses were offered to it', async () => {
    const admin = await app.as('regionAdmin');
    const { createGroup } = await admin.read(Created, CREATE, { input: anInput() });
    const course = await aCourse(app, { offeredTo: [createGroup._id] });
    const { data } = await admin.send(REMOVE, { id: createGroup._id });
    expect(data?.removeGroup).toMatchObject({ name: 'Evening', region: { name: 'Cape Town' } });
    expect(await admin.codeOf(REMOVE, { id: createGroup._id })).toBe('NOT_FOUND');
    const kept = await admin.send(`{ course(_id: "${course._id}") { groups { _id } } }`);
    expect(kept.data?.course).toEqual({ groups: [] });
  });

  it.each([{ students: [ANNE] }, { facilitators: [BEN] }])('is refused with %j', async (people) => {
    const group = await aGroup(app, people);
    const { errors } = await (await app.as('admin')).send(REMOVE, { id: group._id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'errors.inUse' });
  });

  it('is refused where somebody was examined in it', async () => {
    const group = await aGroup(app);
    const course = await aCourse(app);
    const { db } = app.services.database;
    const stamp = { createdAt: course.createdAt, updatedAt: course.createdAt };
    const exam = { ...stamp, _id: newId(), courseId: course._id, title: 'Final' };
    await db.insert(exams).values(exam);
    await db.insert(examAttempts).values({
      _id: newId(),
      examId: exam._id,
      courseId: course._id,
      userId: ANNE,
      groupId: group._id,
      regionId: group.regionId,
      number: 1,
      status: 'OPEN',
      startedAt: course.createdAt,
    });
    const { errors } = await (await app.as('admin')).send(REMOVE, { id: group._id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'errors.inUse' });
  });
});
