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
    const kept = keepShapes<string>('test_shapes');
    const nameOf = (shape: number) =>
      kept(String(shape), () => ({ prepare: (name) => ({ execute: async () => name }) })).run(db);
    const names: string[] = [];
    for (let shape = 0; shape < MOST_SHAPES; shape += 1) names.push(await nameOf(shape));
    expect(new Set(names).size).toBe(MOST_SHAPES);
    expect(await nameOf(0)).toBe(names[0]);
    expect(await nameOf(MOST_SHAPES)).toBe('');
    expect(await nameOf(MOST_SHAPES + 1)).toBe('');
  });
});
