import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let superadmin: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  superadmin = await app.as('superadmin');
  admin = await app.as('admin');
});
afterAll(() => app.close());

const LIST =
  'query ($filter: CategoryFilter, $sort: CategorySort) { categories(filter: $filter, sort: $sort) { total items { _id name kind usedBy } } }';
const List = z.object({
  categories: z.object({
    total: z.number(),
    items: z.array(
      z.object({ _id: z.string(), name: z.string(), kind: z.string(), usedBy: z.number() }),
    ),
  }),
});
const CREATE =
  'mutation ($input: CategoryInput!) { createCategory(categoryInput: $input) { _id version color } }';
const Created = z.object({
  createCategory: z.object({ _id: z.string(), version: z.number(), color: z.string() }),
});
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: CategoryInput!) { updateCategory(_id: $id, version: $version, categoryInput: $input) { version name } }';
const REMOVE = 'mutation ($id: ID!) { removeCategory(_id: $id) { _id } }';

const input = (name: string, change: object = {}) => ({
  kind: 'COURSE',
  name,
  position: 5,
  color: '#0B6670',
  ...change,
});
const add = async (name: string, change?: object) =>
  (await superadmin.read(Created, CREATE, { input: input(name, change) })).createCategory;

describe('the list of categories', () => {
  it('tells how many courses are under each, in one statement', async () => {
    const { categories } = await superadmin.read(List, LIST, { filter: { kind: 'COURSE' } });
    expect(categories.items.map(({ name, usedBy }) => [name, usedBy])).toEqual([
      ['Bible', 3],
      ['Theology and history', 2],
      ['Ministry and practice', 2],
      ['Electives', 0],
    ]);
    const count = await countStatements(app, () => superadmin.send(LIST));
    expect(count).toBeLessThanOrEqual(2);
  });

  it('finds by name and description, and sorts', async () => {
    const found = await superadmin.read(List, LIST, { filter: { q: 'PREACHING' } });
    expect(found.categories.items.map(({ name }) => name)).toEqual(['Ministry and practice']);
    const sorted = await superadmin.read(List, LIST, { sort: { field: 'name', order: 'DESC' } });
    expect(sorted.categories.items[0]?.name).toBe('Theology and history');
  });

  it('is read by admins, who order courses by it, and by nobody below them', async () => {
    expect((await admin.send(LIST)).errors).toBeUndefined();
    expect(await (await app.as('manager')).codeOf(LIST)).toBe('FORBIDDEN');
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
  });
});

describe('a category', () => {
  it('is made by a superadmin only, and its making is noted', async () => {
    expect(await admin.codeOf(CREATE, { input: input('Mission') })).toBe('FORBIDDEN');
    const { _id, color } = await add('Mission');
    expect(color).toBe('#0b6670');
    const [entry] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, _id))
      .orderBy(desc(auditEntries.at));
    expect(entry).toMatchObject({ action: 'createCategory', entity: 'category' });
  });

  it('has a name that no other one of its kind has, in small letters or not', async () => {
    const { errors } = await superadmin.send(CREATE, { input: input('bible') });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('name');
    const other = await superadmin.send(CREATE, { input: input('bible', { kind: 'DOCUMENT' }) });
    expect(other.errors).toBeUndefined();
  });

  it('is not overwritten by who has read an older version', async () => {
    const { _id: id, version } = await add('Languages');
    const change = { id, version, input: input('Biblical languages') };
    expect((await superadmin.send(UPDATE, change)).errors).toBeUndefined();
    expect(await superadmin.codeOf(UPDATE, change)).toBe('CONFLICT');
    expect(await admin.codeOf(UPDATE, change)).toBe('FORBIDDEN');
  });

  it('that is in use is not removed, and says by what', async () => {
    const { errors } = await superadmin.send(REMOVE, { id: 'category-bible' });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toContain('3 courses: BIB101, BIB102, BIB201');
    const kind = await superadmin.send(UPDATE, {
      id: 'category-bible',
      version: 1,
      input: input('Bible', { kind: 'NEWS' }),
    });
    expect(kind.errors?.[0]?.extensions.fields?.['kind']).toContain('BIB101');
  });

  it('that nothing is under is removed', async () => {
    const { _id: id } = await add('For a day');
    expect((await superadmin.send(REMOVE, { id })).errors).toBeUndefined();
    expect(await superadmin.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
  });
});

describe('a course', () => {
  const COURSE =
    'mutation ($input: CourseInput!) { createCourse(courseInput: $input) { categories { name } } }';
  const course = (code: string, categoryId: string) => ({
    input: {
      code,
      name: code,
      locale: 'en',
      published: false,
      groupIds: [],
      categoryIds: [categoryId],
    },
  });

  it('is under a category of courses, and found by it', async () => {
    const made = await admin.send(COURSE, course('CAT1', 'category-electives'));
    expect(made.data).toEqual({ createCourse: { categories: [{ name: 'Electives' }] } });
    const { data } = await admin.send(
      '{ courses(filter: { categoryId: "category-electives" }) { total items { code } } }',
    );
    expect(data).toEqual({ courses: { total: 1, items: [{ code: 'CAT1' }] } });
  });

  it.each(['category-rules', 'category-nowhere'])('is not under %s', async (categoryId) => {
    const { errors } = await admin.send(COURSE, course('CAT2', categoryId));
    expect(errors?.[0]?.extensions.fields).toHaveProperty('categoryIds');
  });
});
