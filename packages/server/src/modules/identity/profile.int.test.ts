import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from './identity.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SAVE =
  'mutation ($input: UserProfileInput!) { updateUserProfile(userProfileInput: $input) { version fullName timezone homePage socialUserName phones { type number } emails { type email } } }';
const ADDRESS =
  'mutation ($input: AddressInput!) { updateAddress(addressInput: $input) { _id version country line1 fullAddress stackedAddress createdByName updatedByName } }';
const REMOVE =
  'mutation ($id: ID!, $version: Int) { removeAddress(_id: $id, version: $version) { _id } }';
const LIST = 'query ($id: ID!) { addresses(itemId: $id) { _id } }';
const Saved = z.object({ updateAddress: z.object({ _id: z.string(), version: z.number() }) });
const student = personaId('student');

describe('the own profile', () => {
  it('keeps names, places, phones and further e-mails, and counts as an edit of the record', async () => {
    const browser = await app.as('student');
    const input = {
      _id: student,
      lastName: 'Dlamini-Nkosi',
      timezone: 'Africa/Johannesburg',
      homePage: 'https://naledi.example',
      phones: [{ type: 'MOBILE', number: '+27 21 555 0100' }],
      emails: [{ type: 'SCHOOL', email: 'Naledi@School.example' }],
    };
    expect((await browser.send(SAVE, { input })).data?.updateUserProfile).toMatchObject({
      version: 2,
      fullName: 'Naledi Dlamini-Nkosi',
      timezone: 'Africa/Johannesburg',
      homePage: 'https://naledi.example',
      phones: [{ type: 'MOBILE', number: '+27 21 555 0100' }],
      emails: [{ type: 'SCHOOL', email: 'naledi@school.example' }],
    });
    const emptied = { _id: student, homePage: '', phones: [] };
    expect((await browser.send(SAVE, { input: emptied })).data?.updateUserProfile).toMatchObject({
      homePage: null,
      phones: [],
      emails: [{ email: 'naledi@school.example' }],
    });
  });

  it('keeps its version when only the language is chosen', async () => {
    const me = eq(users._id, personaId('student2'));
    const { db } = app.services.database;
    const browser = await app.as('student2');
    await browser.send(SAVE, { input: { _id: personaId('student2'), language: 'fr_FR' } });
    expect((await db.select().from(users).where(me))[0]).toMatchObject({
      version: 1,
      locale: 'fr_FR',
    });
  });

  it('is only a choice of language before the terms are accepted', async () => {
    const newcomer = await app.as('newcomer');
    const _id = personaId('newcomer');
    expect(await newcomer.codeOf(SAVE, { input: { _id, firstName: 'X' } })).toBe('FORBIDDEN');
    expect(await newcomer.codeOf(SAVE, { input: { _id, locale: 'it_IT' } })).toBeUndefined();
  });

  it('takes names that people have, and leaves those that an account has already', async () => {
    const browser = await app.as('student');
    const save = async (name: object) =>
      (await browser.send(SAVE, { input: { _id: student, ...name } })).errors?.[0]?.extensions;
    expect(await save({ firstName: 'https://evil.example' })).toMatchObject({
      code: 'INVALID',
      fields: { firstName: expect.stringContaining('Enter a name') },
    });
    const { db } = app.services.database;
    const [had] = await db.select().from(users).where(eq(users._id, student));
    const numbered = { firstName: 'Ana 2' };
    await db.update(users).set(numbered).where(eq(users._id, student));
    expect(await save({ ...numbered, lastName: 'D’Angelo' })).toBeUndefined();
    expect(await save({ firstName: 'Ana 3' })).toMatchObject({ code: 'INVALID' });
    expect(await save({ firstName: had?.firstName, lastName: had?.lastName })).toBeUndefined();
  });

  it('says on the field what is wrong, and has no room for rights', async () => {
    const browser = await app.as('student');
    const script = { _id: student, homePage: 'javascript:alert(1)' };
    const answer = await browser.send(SAVE, { input: script });
    expect(answer.errors?.[0]?.extensions.fields).toHaveProperty('homePage');
    const greedy = await browser.send(SAVE, { input: { _id: student, roles: ['superadmin'] } });
    expect(greedy.errors?.[0]?.message).toContain('roles');
  });
});

describe('addresses', () => {
  const input = { itemId: student, line1: ' 1 Long Street ', city: 'Cape Town', country: 'ZAF' };

  it('are added, changed and removed by their person', async () => {
    const browser = await app.as('student');
    const { updateAddress } = await browser.read(Saved, ADDRESS, { input });
    const changed = await browser.send(ADDRESS, {
      input: { ...input, _id: updateAddress._id, line1: '2 Long Street', updatedBy: 'user-admin' },
    });
    expect(changed.data?.updateAddress).toMatchObject({
      _id: updateAddress._id,
      version: 2,
      fullAddress: '2 Long Street, Cape Town, South Africa',
      stackedAddress: '2 Long Street\nCape Town\nSouth Africa',
      createdByName: expect.stringContaining('Naledi'),
      updatedByName: expect.stringContaining('Naledi'),
    });
    const own = '{ currentUser { address { _id } } }';
    const shown = { currentUser: { address: { _id: updateAddress._id } } };
    expect((await browser.send(own)).data).toEqual(shown);
    expect(await browser.codeOf(REMOVE, { id: updateAddress._id })).toBeUndefined();
    expect((await browser.send(LIST, { id: student })).data).toEqual({ addresses: [] });
  });

  it('are not overwritten unseen: whoever read an older one is refused', async () => {
    const browser = await app.as('student');
    const { updateAddress } = await browser.read(Saved, ADDRESS, { input });
    const known = { ...input, _id: updateAddress._id };
    const admin = await app.as('regionAdmin');
    const second = { ...known, line1: '9 Loop Street' };
    expect(await admin.codeOf(ADDRESS, { input: second })).toBe('CONFLICT');
    expect(await admin.codeOf(ADDRESS, { input: { ...second, version: 1 } })).toBeUndefined();
    for (const stale of [known, { ...known, version: 1 }]) {
      expect(await browser.codeOf(ADDRESS, { input: stale })).toBe('CONFLICT');
    }
    expect(await browser.codeOf(REMOVE, { id: known._id, version: 1 })).toBe('CONFLICT');
    const line1 = '{ currentUser { address { line1 version } } }';
    expect((await browser.send(line1)).data).toEqual({
      currentUser: { address: { line1: '9 Loop Street', version: 2 } },
    });
    expect(await browser.codeOf(ADDRESS, { input: { ...known, version: 2 } })).toBeUndefined();
    expect(await browser.codeOf(REMOVE, { id: known._id, version: 3 })).toBeUndefined();
  });

  it('want a country', async () => {
    const answer = await (
      await app.as('student')
    ).send(ADDRESS, {
      input: { ...input, country: ' ' },
    });
    expect(answer.errors?.[0]?.extensions.fields).toHaveProperty('country');
  });

  it('of others look as if they were not there', async () => {
    const { updateAddress } = await (await app.as('student')).read(Saved, ADDRESS, { input });
    const id = updateAddress._id;
    for (const persona of ['student2', 'facilitator', 'manager', 'regionAdmin2'] as const) {
      const stranger = await app.as(persona);
      const own = { ...input, _id: id, itemId: personaId(persona) };
      expect(await stranger.codeOf(LIST, { id: student })).toBe('NOT_FOUND');
      expect(await stranger.codeOf(ADDRESS, { input: { ...input, _id: id } })).toBe('NOT_FOUND');
      expect(await stranger.codeOf(ADDRESS, { input: own })).toBe('NOT_FOUND');
      expect(await stranger.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
    }
  });

  it('of people and of the region are kept by its admins', async () => {
    const admin = await app.as('regionAdmin');
    const office = { ...input, itemId: 'region-cape-town' };
    expect(await admin.codeOf(ADDRESS, { input })).toBeUndefined();
    expect(await admin.codeOf(ADDRESS, { input: office })).toBeUndefined();
    const abroad = { ...input, itemId: 'region-berlin' };
    expect(await admin.codeOf(ADDRESS, { input: abroad })).toBe('NOT_FOUND');
    const above = { ...input, itemId: personaId('superadmin') };
    expect(await (await app.as('admin')).codeOf(ADDRESS, { input: above })).toBe('FORBIDDEN');
  });
});
