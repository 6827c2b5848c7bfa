import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PersonaKey } from '../../seed/personas.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { links } from './links.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const input = {
  title: 'Bookshop',
  address: 'https://books.example',
  published: true,
  regionIds: ['region-cape-town'],
  groupIds: [],
};
const CREATE = 'mutation ($input: LinkInput!) { createLink(linkInput: $input) { _id } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: LinkInput!) { updateLink(_id: $id, version: $version, linkInput: $input) { version title regions { _id } } }';
const REMOVE = 'mutation ($id: ID!) { removeLink(_id: $id) { _id } }';
const ORDER = 'mutation ($ids: [ID!]!) { orderLinks(ids: $ids) { _id position } }';
const LIST = '{ links { total items { _id title position } } }';
const MINE = '{ studentLinks { title address } }';

const Mine = z.object({ studentLinks: z.array(z.object({ title: z.string() })) });
const Listed = z.object({
  links: z.object({ items: z.array(z.object({ _id: z.string(), position: z.number() })) }),
});
const shownTo = async (persona: PersonaKey) => {
  const { studentLinks } = await (await app.as(persona)).read(Mine, MINE);
  return studentLinks.map(({ title }) => title);
};
const listedFor = async (persona: PersonaKey) =>
  (await (await app.as(persona)).read(Listed, LIST)).links.items.map(({ _id }) => _id);
const db = () => app.services.database.db;
const set = (columns: Partial<typeof links.$inferInsert>) =>
  db().update(links).set(columns).where(eq(links._id, 'link-library'));

describe('the links of a person', () => {
  it('are those for everybody, for their regions and for their groups, in order', async () => {
    expect(await shownTo('student')).toEqual([
      'Library catalogue',
      'Campus map of Cape Town',
      'Study group of the first year',
    ]);
    expect(await shownTo('student2')).toEqual(['Library catalogue']);
  });

  it('are shown from the first to the last of their days', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    await set({ visibleFrom: today, visibleUntil: today });
    expect(await shownTo('student2')).toEqual(['Library catalogue']);
    await set({ visibleFrom: '2999-01-01', visibleUntil: null });
    expect(await shownTo('student2')).toEqual([]);
    await set({ visibleFrom: null, visibleUntil: '2000-01-01' });
    expect(await shownTo('student2')).toEqual([]);
    await set({ visibleFrom: null, visibleUntil: null });
  });

  it('are one statement besides the session', async () => {
    const student = await app.as('student');
    expect(await statementsOf(app, () => student.send(MINE))).toHaveLength(2);
  });

  it('need somebody who has accepted the terms', async () => {
    expect(await app.anonymous().codeOf(MINE)).toBe('UNAUTHENTICATED');
    expect(await (await app.as('newcomer')).codeOf(MINE)).toBe('FORBIDDEN');
  });
});

describe('keeping links', () => {
  it('shows an admin of a region what reaches that region, in one statement', async () => {
    expect(await listedFor('regionAdmin')).toEqual(['link-cape-town', 'link-first-year']);
    expect(await listedFor('regionAdmin2')).toEqual([]);
    expect(await listedFor('admin')).toHaveLength(4);
    const admin = await app.as('admin');
    expect(await statementsOf(app, () => admin.send(LIST))).toHaveLength(2);
  });

  it('adds, changes and removes a link of the own region', async () => {
    const admin = await app.as('regionAdmin');
    const Created = z.object({ createLink: z.object({ _id: z.string() }) });
    const { createLink } = await admin.read(Created, CREATE, { input });
    const id = createLink._id;
    const change = { id, version: 1, input: { ...input, title: 'Shop of books' } };
    expect(await admin.codeOf(UPDATE, change)).toBeUndefined();
    expect(await admin.codeOf(UPDATE, change)).toBe('CONFLICT');
    expect(await shownTo('student')).toContain('Shop of books');
    expect(await admin.codeOf(REMOVE, { id })).toBeUndefined();
    expect(await admin.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
  });

  it.each([
    ['everybody', [], 'FORBIDDEN'],
    ['another region', ['region-berlin'], 'INVALID'],
    ['another region besides', ['region-cape-town', 'region-berlin'], 'INVALID'],
    ['a region that is not there', ['region-nowhere'], 'INVALID'],
  ])('leaves links for %s to the admins of the whole college', async (_who, regionIds, code) => {
    const asked = { input: { ...input, regionIds } };
    expect(await (await app.as('regionAdmin')).codeOf(CREATE, asked)).toBe(code);
    const change = { id: 'link-cape-town', version: 1, input: asked.input };
    expect(await (await app.as('regionAdmin')).codeOf(UPDATE, change)).toBe(code);
  });

  it('does not let a link for several regions be changed by the admin of one', async () => {
    const admin = await app.as('admin');
    const both = { ...input, regionIds: ['region-cape-town', 'region-berlin'] };
    const Created = z.object({ createLink: z.object({ _id: z.string() }) });
    const { createLink } = await admin.read(Created, CREATE, { input: both });
    const id = createLink._id;
    const own = await app.as('regionAdmin');
    expect(await own.codeOf(UPDATE, { id, version: 1, input })).toBe('FORBIDDEN');
    expect(await own.codeOf(REMOVE, { id })).toBe('FORBIDDEN');
    expect(await own.codeOf(ORDER, { ids: [id] })).toBe('FORBIDDEN');
    expect(await admin.codeOf(REMOVE, { id })).toBeUndefined();
  });

  it('refuses addresses that a browser would run, and regions that there are not', async () => {
    const admin = await app.as('admin');
    const script = { ...input, address: 'javascript:alert(1)' };
    expect((await admin.send(CREATE, { input: script })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { address: 'This value is not valid.' },
    });
    const lost = { ...input, regionIds: ['region-atlantis'] };
    expect(await admin.codeOf(CREATE, { input: lost })).toBe('INVALID');
  });

  it('brings links into an order within the places that they have', async () => {
    const admin = await app.as('regionAdmin');
    const ids = ['link-first-year', 'link-cape-town'];
    expect(await admin.codeOf(ORDER, { ids })).toBeUndefined();
    expect(await shownTo('student')).toEqual([
      'Library catalogue',
      'Study group of the first year',
      'Campus map of Cape Town',
    ]);
    expect(await admin.codeOf(ORDER, { ids: ids.toReversed() })).toBeUndefined();
    expect(await admin.codeOf(ORDER, { ids: ['link-library'] })).toBe('NOT_FOUND');
  });

  it.each(['student', 'manager', 'reportsAdmin'] as const)('is refused to %s', async (persona) => {
    const person = await app.as(persona);
    expect(await person.codeOf(LIST)).toBe('FORBIDDEN');
    expect(await person.codeOf(CREATE, { input })).toBe('FORBIDDEN');
    expect(await person.codeOf(REMOVE, { id: 'link-cape-town' })).toBe('FORBIDDEN');
    expect(await person.codeOf(ORDER, { ids: ['link-cape-town'] })).toBe('FORBIDDEN');
  });
});
