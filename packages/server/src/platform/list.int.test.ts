import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { usersList } from '../modules/identity/users.list.ts';
import { keepShapes, MOST_SHAPES } from './shaped-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const NOTHING = new Set<string>();

describe('the pages of a list', () => {
  it.each(
    ['fullName', 'email', 'createdAt', 'updatedAt'].flatMap((field) => [
      [field, 'ASC'] as const,
      [field, 'DESC'] as const,
    ]),
  )('by %s %s are the whole list in order, nobody twice', async (field, order) => {
    const { db } = app.services.database;
    const request = { sort: { field, order }, regions: 'all', relations: NOTHING } as const;
    const whole = await usersList.read(db, { ...request, page: { page: 1, perPage: 1000 } });
    expect(whole.items.length).toBe(whole.total);
    const pages = [];
    for (let page = 1; page <= Math.ceil(whole.total / 30); page += 1) {
      pages.push(...(await usersList.read(db, { ...request, page: { page, perPage: 30 } })).items);
    }
    expect(pages.map(({ _id }) => _id)).toEqual(whole.items.map(({ _id }) => _id));
  });

  it('are empty behind the last one, with the same total', async () => {
    const { db } = app.services.database;
    const page = { page: 2_000_000_000, perPage: 1000 };
    const far = await usersList.read(db, { page, regions: 'all', relations: NOTHING });
    const first = await usersList.read(db, { regions: 'all', relations: NOTHING });
    expect(far).toEqual({ items: [], total: first.total });
  });
});

describe('the statements of a list', () => {
  it('stay prepared for the first shapes only, however many are asked for', async () => {
    const { db } = app.services.database;
    const kept = keepShapes<{ text: string }[]>('test_shapes');
    const named: string[] = [];
    const ask = (shape: number) =>
      kept(String(shape), (on) => ({
        prepare(name) {
          named.push(name);
          return on
            .select({ text: sql<string>`'one'` })
            .from(sql`(select 1) as one`)
            .prepare(name);
        },
      })).run(db);
    for (let shape = 0; shape < MOST_SHAPES; shape += 1) await ask(shape);
    expect(new Set(named).size).toBe(MOST_SHAPES);
    await ask(0);
    expect(named).toHaveLength(MOST_SHAPES);
    expect(await ask(MOST_SHAPES)).toEqual([{ text: 'one' }]);
    await ask(MOST_SHAPES);
    expect(named.slice(MOST_SHAPES)).toEqual(['', '']);
  });
});
