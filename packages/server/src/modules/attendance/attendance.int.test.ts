import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LIST =
  'query ($filter: AttendanceSchemaFilter, $sort: AttendanceSchemaSort) { attendanceSchemas(filter: $filter, sort: $sort) { total items { _id name isDefault groupCount } } }';
const ONE =
  'query ($id: ID!) { attendanceSchema(_id: $id) { version isDefault groupCount groups { name } } }';
const CREATE =
  'mutation ($input: AttendanceSchemaInput!) { createAttendanceSchema(attendanceSchemaInput: $input) { _id version isDefault } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: AttendanceSchemaInput!) { updateAttendanceSchema(_id: $id, version: $version, attendanceSchemaInput: $input) { version name isDefault } }';
const REMOVE = 'mutation ($id: ID!) { removeAttendanceSchema(_id: $id) { name } }';

const anInput = (more: object = {}) => ({
  name: 'Evening',
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 2,
  graceLatesPerTerm: 4,
  absenceDeduction: 2,
  lateDeduction: 1,
  isDefault: false,
  ...more,
});
const Created = z.object({ createAttendanceSchema: z.object({ _id: z.string() }) });
const Listed = z.object({
  attendanceSchemas: z.object({ items: z.array(z.looseObject({ _id: z.string() })) }),
});

async function aSchema(name: string, more: object = {}): Promise<string> {
  const superadmin = await app.as('superadmin');
  const input = anInput({ name, ...more });
  return (await superadmin.read(Created, CREATE, { input })).createAttendanceSchema._id;
}

describe('who reads and keeps attendance schemas', () => {
  it('everybody who looks after groups reads them by name, in one statement', async () => {
    const manager = await app.as('manager');
    const statements = await statementsOf(app, async () => {
      const { attendanceSchemas } = await manager.read(Listed, LIST);
      expect(attendanceSchemas.items.slice(0, 3)).toEqual([
        { _id: 'schema-lenient', name: 'Online and offline', isDefault: false, groupCount: 2 },
        { _id: 'schema-strict', name: 'Second year', isDefault: false, groupCount: 1 },
        { _id: 'schema-standard', name: 'Standard', isDefault: true, groupCount: 5 },
      ]);
    });
    expect(statements).toHaveLength(2);
  });

  it('shows a manager only the groups of the own regions', async () => {
    const { data } = await (await app.as('manager')).send(ONE, { id: 'schema-standard' });
    expect(data?.attendanceSchema).toMatchObject({
      groupCount: 5,
      groups: [{ name: 'Cape Town First Year' }, { name: 'Cape Town First Year (last year)' }],
    });
  });

  it.each(['student', 'facilitator', 'graduate', 'reportsAdmin'] as const)(
    '%s reads none',
    async (who) => {
      const person = await app.as(who);
      expect(await person.codeOf(LIST)).toBe('FORBIDDEN');
      expect(await person.codeOf(ONE, { id: 'schema-standard' })).toBe('FORBIDDEN');
    },
  );

  it.each(['manager', 'regionAdmin', 'admin'] as const)('%s changes none', async (who) => {
    const person = await app.as(who);
    const change = { id: 'schema-standard', version: 1, input: anInput() };
    expect(await person.codeOf(CREATE, { input: anInput() })).toBe('FORBIDDEN');
    expect(await person.codeOf(UPDATE, change)).toBe('FORBIDDEN');
    expect(await person.codeOf(REMOVE, { id: 'schema-standard' })).toBe('FORBIDDEN');
  });

  it('a stranger is asked to log in', async () => {
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
    expect(await app.anonymous().codeOf(REMOVE, { id: 'schema-strict' })).toBe('UNAUTHENTICATED');
  });

  it.each([
    [{ q: 'second' }, ['schema-strict']],
    [{ isDefault: true }, ['schema-standard']],
    [{ ids: ['schema-lenient'], inUse: true }, ['schema-lenient']],
    [{ ids: ['schema-lenient'], inUse: false }, []],
  ])('are found by %j', async (filter, ids) => {
    const { attendanceSchemas } = await (await app.as('admin')).read(Listed, LIST, { filter });
    expect(attendanceSchemas.items.map(({ _id }) => _id)).toEqual(ids);
  });
});

describe('keeping attendance schemas', () => {
  it('refuses a name that is taken, and numbers out of bounds', async () => {
    const superadmin = await app.as('superadmin');
    const fieldsOf = async (input: object) =>
      Object.keys((await superadmin.send(CREATE, { input })).errors?.[0]?.extensions.fields ?? {});
    expect(await fieldsOf(anInput({ name: 'Standard' }))).toEqual(['name']);
    expect(await fieldsOf(anInput({ absenceDeduction: 101 }))).toEqual(['absenceDeduction']);
  });

  it('refuses a change of an older version, and audits the others', async () => {
    const id = await aSchema('Versioned');
    const superadmin = await app.as('superadmin');
    const change = { id, version: 1, input: anInput({ name: 'Versioned anew' }) };
    const { data } = await superadmin.send(UPDATE, change);
    expect(data?.updateAttendanceSchema).toMatchObject({ version: 2, name: 'Versioned anew' });
    expect(await superadmin.codeOf(UPDATE, change)).toBe('CONFLICT');
    const audit = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, id));
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'createAttendanceSchema',
      'updateAttendanceSchema',
    ]);
  });

  it('has one default, which new groups take where nothing else is said', async () => {
    const id = await aSchema('New default', { isDefault: true });
    const superadmin = await app.as('superadmin');
    const { attendanceSchemas } = await superadmin.read(Listed, LIST, {
      filter: { isDefault: true },
    });
    expect(attendanceSchemas.items.map(({ _id }) => _id)).toEqual([id]);
    const old = await superadmin.send(ONE, { id: 'schema-standard' });
    expect(old.data?.attendanceSchema).toMatchObject({ isDefault: false, version: 2 });
    const group = (more: object) => ({
      input: {
        name: 'Default',
        regionId: 'region-cape-town',
        year: 1,
        term: 'Autumn',
        kind: 'CAMPUS',
        archived: true,
        startsOn: '2026-08-01',
        endsOn: '2026-12-01',
        studentIds: [],
        facilitatorIds: [],
        ...more,
      },
    });
    const ADD =
      'mutation ($input: GroupInput!) { createGroup(groupInput: $input) { attendanceSchemaId } }';
    expect((await superadmin.send(ADD, group({}))).data?.createGroup).toEqual({
      attendanceSchemaId: id,
    });
    const none = await superadmin.send(ADD, group({ attendanceSchemaId: null }));
    expect(none.data?.createGroup).toEqual({ attendanceSchemaId: null });
  });

  it('keeps one that groups use, and says which they are', async () => {
    const id = await aSchema('Used');
    for (let at = 1; at <= 6; at += 1) {
      await aGroup(app, { name: `User ${at}`, attendanceSchemaId: id });
    }
    const { errors } = await (await app.as('superadmin')).send(REMOVE, { id });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toBe(
      'This schema cannot be deleted: 6 groups are judged by it: User 1, User 2, User 3, User 4, User 5 …',
    );
  });

  it('removes one that nobody uses', async () => {
    const id = await aSchema('Unused');
    const superadmin = await app.as('superadmin');
    expect((await superadmin.send(REMOVE, { id })).data?.removeAttendanceSchema).toEqual({
      name: 'Unused',
    });
    expect(await superadmin.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
    expect(await superadmin.codeOf(UPDATE, { id, version: 1, input: anInput() })).toBe('NOT_FOUND');
  });
});
