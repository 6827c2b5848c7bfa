import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const Regions = z.object({
  regions: z.object({
    total: z.number(),
    items: z.array(z.object({ name: z.string(), userCount: z.number() })),
  }),
});
const LIST = '{ regions(filter: { closed: false }) { total items { name userCount } } }';

describe('regions', () => {
  it('shows every open region to the superadmin, never one of zone SYSTEM', async () => {
    const { regions } = await (await app.as('superadmin')).read(Regions, LIST);
    expect(regions.items.map((region) => region.name)).not.toContain('System');
    expect(regions.total).toBe(7);
  });

  it('shows a region admin only the own region', async () => {
    const { regions } = await (await app.as('regionAdmin')).read(Regions, LIST);
    expect(regions.items.map((region) => region.name)).toEqual(['Cape Town']);
  });

  it('refuses a student and a stranger', async () => {
    expect(await (await app.as('student')).codeOf(LIST)).toBe('FORBIDDEN');
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
  });
});

const ONE =
  'query ($id: ID!) { region(_id: $id) { version explanationsEnabled attendanceAdmins { _id } deans { _id } } }';
const CREATE = 'mutation ($input: RegionInput!) { createRegion(regionInput: $input) { _id } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: RegionInput!) { updateRegion(_id: $id, version: $version, regionInput: $input) { version explanationsEnabled attendanceAdmins { _id } deans { _id } } }';
const REMOVE = 'mutation ($id: ID!) { removeRegion(_id: $id) { name } }';
const Created = z.object({ createRegion: z.object({ _id: z.string() }) });
const anInput = (more: object = {}) => ({
  name: 'Berlin',
  slug: 'Berlin',
  zone: 'EUROPE',
  type: 'LAMPSTAND_CAMPUS',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  closed: false,
  ...more,
});
const berlin = (version: number, more: object = {}) => ({
  id: 'region-berlin',
  version,
  input: anInput(more),
});

async function aRegion(slug: string): Promise<string> {
  const superadmin = await app.as('superadmin');
  const input = anInput({ name: slug, slug });
  return (await superadmin.read(Created, CREATE, { input })).createRegion._id;
}

describe('the duties of a region', () => {
  it('explanations are possible only where attendance admins are named', async () => {
    const admin = await app.as('regionAdmin2');
    const { data } = await admin.send(ONE, { id: 'region-berlin' });
    expect(data?.region).toEqual({
      version: 1,
      explanationsEnabled: false,
      attendanceAdmins: [],
      deans: [{ _id: 'user-regionadmin2' }],
    });
    const named = berlin(1, { attendanceAdminIds: ['user-regionadmin2', 'user-student2'] });
    expect((await admin.send(UPDATE, named)).data?.updateRegion).toMatchObject({
      version: 2,
      explanationsEnabled: true,
      deans: [{ _id: 'user-regionadmin2' }],
    });
    const nobody = berlin(2, { attendanceAdminIds: [], deanIds: [] });
    expect((await admin.send(UPDATE, nobody)).data?.updateRegion).toEqual({
      version: 3,
      explanationsEnabled: false,
      attendanceAdmins: [],
      deans: [],
    });
    expect(await admin.codeOf(UPDATE, nobody)).toBe('CONFLICT');
  });

  it('are not given to people of other regions', async () => {
    const admin = await app.as('admin');
    const { data } = await admin.send(ONE, { id: 'region-berlin' });
    const { version } = z.object({ version: z.number() }).parse(data?.region);
    const input = { attendanceAdminIds: ['user-manager'], deanIds: ['user-nobody'] };
    const { errors } = await admin.send(UPDATE, berlin(version, input));
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([
      'attendanceAdminIds',
      'deanIds',
    ]);
  });

  it.each([
    ['manager', 'NOT_FOUND'],
    ['regionAdmin', 'NOT_FOUND'],
    ['student2', 'FORBIDDEN'],
  ] as const)('are not for %s to give: %s', async (who, code) => {
    const expected = who === 'manager' ? 'FORBIDDEN' : code;
    expect(await (await app.as(who)).codeOf(UPDATE, berlin(1))).toBe(expected);
  });
});

describe('keeping regions', () => {
  it('refuses the zone of the system, a taken short name and an unknown time zone', async () => {
    const superadmin = await app.as('superadmin');
    const fieldsOf = async (more: object) =>
      Object.keys(
        (await superadmin.send(CREATE, { input: anInput({ slug: 'Bad', ...more }) })).errors?.[0]
          ?.extensions.fields ?? {},
      );
    expect(await fieldsOf({ zone: 'System' })).toEqual(['zone']);
    expect(await fieldsOf({ slug: 'Berlin' })).toEqual(['slug']);
    expect(await fieldsOf({ timeZone: 'Moon/Base' })).toEqual(['timeZone']);
  });

  it('keeps one that is in use, and says by what', async () => {
    const superadmin = await app.as('superadmin');
    const used = await superadmin.send(REMOVE, { id: 'region-jakarta' });
    expect(used.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(used.errors?.[0]?.message).toMatch(
      /close it instead. It still has: \d+ people, 1 group, \d+ exam results/,
    );
    const id = await aRegion('Groups-Only');
    await aGroup(app, { regionId: id });
    const { errors } = await superadmin.send(REMOVE, { id });
    expect(errors?.[0]?.message).toMatch(/It still has: 1 group$/);
  });

  it('removes one without people with its further addresses; admins do not', async () => {
    const id = await aRegion('Short-Lived');
    const superadmin = await app.as('superadmin');
    const address = { itemId: id, line1: 'Gate 2', country: 'DEU' };
    const ADD = 'mutation ($input: AddressInput!) { updateAddress(addressInput: $input) { _id } }';
    expect(await superadmin.codeOf(ADD, { input: address })).toBeUndefined();
    expect(await (await app.as('regionAdmin')).codeOf(ADD, { input: address })).toBe('NOT_FOUND');
    expect(await (await app.as('admin')).codeOf(REMOVE, { id })).toBe('FORBIDDEN');
    expect(await superadmin.codeOf(REMOVE, { id })).toBeUndefined();
    expect(await superadmin.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
    expect(await superadmin.codeOf(`{ addresses(itemId: "${id}") { _id } }`)).toBe('NOT_FOUND');
  });

  it('tells the parts of the world of the own regions, never SYSTEM', async () => {
    const Zones = z.object({ regionZones: z.array(z.string()) });
    const all = await (await app.as('superadmin')).read(Zones, '{ regionZones }');
    expect(all.regionZones.length).toBeGreaterThan(2);
    expect(all.regionZones).not.toContain('SYSTEM');
    const own = await (await app.as('regionAdmin')).read(Zones, '{ regionZones }');
    expect(own.regionZones).toHaveLength(1);
  });
});
